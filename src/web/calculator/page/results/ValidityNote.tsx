import { validityText } from "#content/calculator/calculator-validity.ts";
import { quantityText, type UnitChoice } from "#content/figures/measures.ts";
import type { Validity } from "#engine/method/validity.ts";
import type { IconComponent } from "../../../ui/icons/icon.tsx";
import { CircleCheck, Info, TriangleAlert } from "../../../ui/icons/visitor-icons.ts";
import { unbroken } from "../../ui/unbroken.ts";
import type { ResultsWords } from "./words.ts";

interface Tone {
  Icon: IconComponent;
  colour: string;
  ground: string;
}

const good: Tone = { Icon: CircleCheck, colour: "text-success", ground: "" };
/** Tone of information without a warning. */
const plain: Tone = { Icon: Info, colour: "text-action", ground: "" };
const warning: Tone = { Icon: TriangleAlert, colour: "text-notice", ground: "bg-notice-soft" };

const tones: Record<Validity["kind"], Tone> = {
  "by-definition": good,
  high: good,
  "over-wet-bulb-limit": plain,
  "far-over-wet-bulb-limit": warning,
  fair: warning,
  "over-hydraulic-limit": warning,
  "far-over-hydraulic-limit": warning,
  "special-design": warning,
};

interface ValidityNoteProps {
  words: ResultsWords["validity"];
  validity: Validity;
  units: UnitChoice;
}

/** Evidence of the result in plain words; a required margin or a larger tower is emphasized. */
export function ValidityNote({ words, validity, units }: ValidityNoteProps) {
  const { title, text } = validityText(words, validity, (value, as) => quantityText(value, as, units));
  const { Icon, colour, ground } = tones[validity.kind];
  return (
    <div className={`grid grid-cols-[auto_1fr] gap-x-3 border-line border-t px-5 py-5 sm:px-8 ${ground}`}>
      <Icon className={`mt-1 size-5 ${colour}`} />
      <div>
        <h3 className={`text-base leading-[1.7] tracking-normal ${colour}`}>{title}</h3>
        <p className="max-w-[52em] text-compact">{unbroken(text)}</p>
      </div>
    </div>
  );
}
