import { CircleCheck, TriangleAlert } from "lucide-react";
import { validityText } from "#content/calculator-validity.ts";
import type { Validity } from "#domain/calculator/validity.ts";
import type { ResultsWords } from "./words.ts";

/** How far the result can be trusted, in plain words; anything short of high confidence stands out. */
export function Verdict({ words, validity }: { words: ResultsWords["validity"]; validity: Validity }) {
  const { title, text } = validityText(words, validity);
  const isHigh = validity.kind === "high";
  const Icon = isHigh ? CircleCheck : TriangleAlert;
  return (
    <div
      className={`grid grid-cols-[auto_1fr] gap-x-3 border-line border-t px-5 py-5 sm:px-8 ${isHigh ? "" : "bg-notice-soft"}`}
    >
      <Icon aria-hidden="true" className={`mt-1 size-5 ${isHigh ? "text-success" : "text-notice"}`} />
      <div>
        <h3 className={`text-base leading-[1.7] tracking-normal ${isHigh ? "text-success" : "text-notice"}`}>
          {title}
        </h3>
        <p className="max-w-[52em] text-[15px]">{text}</p>
      </div>
    </div>
  );
}
