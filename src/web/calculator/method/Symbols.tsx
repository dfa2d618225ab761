import { createElement, Fragment } from "react";
import { unbroken } from "../ui/unbroken.ts";

/**
 * Text with symbols: characters after an underscore are subscript, a number after "^" is superscript, and "n
 * = 0.8" does not break.
 * @example <Symbols text="t_w is the wet bulb" />
 */
export function Symbols({ text }: { text: string }) {
  const parts = unbroken(text)
    .replaceAll(" = ", "\u00a0=\u00a0")
    .split(/(_[a-z\d]|\^-?\d+(?:\.\d+)?)/);
  // Passed as arguments they need no keys: the parts of a fixed text never move.
  return createElement(Fragment, null, ...parts.map((part, index) => (index % 2 === 1 ? set(part) : part)));
}

/** "_w" as subscript, "^-0.8" as superscript, with a true minus. */
function set(mark: string) {
  const text = mark.slice(1).replace("-", "−");
  return createElement(mark.startsWith("_") ? "sub" : "sup", null, text);
}
