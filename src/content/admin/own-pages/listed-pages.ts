import { pages } from "../../site.ts";
import { editor } from "../editor.ts";

const namesOf = new Map<string, string>(Object.entries(editor.pages));

/** Every built-in page with its name in the administrator's area. */
export const listedPages: readonly { path: `/${string}`; name: string }[] = Object.entries(pages).map(
  ([name, page]) => ({
    path: page.path,
    name: "label" in page ? page.label.ko : (namesOf.get(name) ?? name),
  }),
);
