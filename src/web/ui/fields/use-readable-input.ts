import { type KeyboardEvent, type SyntheticEvent, useState } from "react";

/**
 * Props of a controlled input that reports only texts that the browser can read. A half-typed date has the value "",
 * as an empty field has: it stays in the field as it was typed, and the former text counts.
 * @returns `isUnreadable` is true once such a text is left or submitted
 */
export function useReadableInput(text: string, onText: (text: string) => void) {
  const [unreadable, setUnreadable] = useState<Moment>();
  // Browsers send no event when the rest of a half-typed date is removed, so it is read when it is left, too.
  const read = ({ value, validity }: HTMLInputElement, moment: Moment) => {
    setUnreadable(validity.badInput ? moment : undefined);
    if (!validity.badInput && value !== text) onText(value);
  };
  return {
    isUnreadable: unreadable === "left",
    input: {
      value: unreadable === undefined ? text : "",
      onChange: ({ currentTarget }: SyntheticEvent<HTMLInputElement>) => read(currentTarget, "typed"),
      onBlur: ({ currentTarget }: SyntheticEvent<HTMLInputElement>) => read(currentTarget, "left"),
      onKeyDown({ key, currentTarget }: KeyboardEvent<HTMLInputElement>) {
        if (key === "Enter") read(currentTarget, "left");
      },
    },
  };
}

type Moment = "typed" | "left";
