import { useState } from "react";
import { enteredFigure } from "#content/figures.ts";
import { fill } from "#content/fill.ts";
import { heightLimits } from "../../engine/duty/duty.ts";
import { typedNumber } from "../../engine/duty/typed-number.ts";
import { NumberBox } from "../../ui/NumberBox.tsx";
import type { PlaceWords } from "../../words/tool.ts";

interface HeightBoxProps {
  words: PlaceWords["height"];
  /** Above sea level, m. */
  height: number;
  onHeight: (height: number) => void;
}

/** How high the site lies; what is typed counts as soon as it is a height. */
export function HeightBox({ words, height, onHeight }: HeightBoxProps) {
  const [typed, setTyped] = useState({ text: String(height), height });
  const text = typed.height === height ? typed.text : String(height);
  const { lowest, highest, step } = heightLimits;
  const limits = { lowest: enteredFigure(lowest), highest: enteredFigure(highest) };
  function type(next: string) {
    const read = typedNumber(next);
    const isHeight = read !== undefined && read >= lowest && read <= highest;
    setTyped({ text: next, height: isHeight ? read : height });
    if (isHeight) onHeight(read);
  }
  return (
    <NumberBox
      label={words.label}
      unit="m"
      hint={fill(words.hint, limits)}
      value={text}
      step={step}
      error={typedNumber(text) === height ? undefined : fill(words.outside, limits)}
      onChange={type}
    />
  );
}
