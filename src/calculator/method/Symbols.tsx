import { createElement, Fragment } from "react";
import { unbroken } from "../tool/chart/unbroken.ts";

/**
 * Text with symbols in it: what follows an underscore is their index, a number after "^" their exponent, and no line
 * breaks inside "n = 0.8".
 * @example <Symbols text="t_w is the wet bulb" />
 */
export function Symbols({ text }: { text: string }) {
  const parts = unbroken(text)
    .replaceAll(" = ", "\u00a0=\u00a0")
    .split(/(_[a-z\d]|\^-?\d+(?:\.\d+)?)/);
  // As arguments they need no keys: the parts of a fixed text never move.
  return createElement(Fragment, null, ...parts.map((part, index) => (index % 2 === 1 ? set(part) : part)));
}

/** "_w" below the line, "^-0.8" above it, with a true minus. */
function set(mark: string) {
  const text = mark.slice(1).replace("-", "−");
  return createElement(mark.startsWith("_") ? "sub" : "sup", null, text);
}
