import { pages } from "../../site.ts";
import { editor } from "../editor.ts";

const namesOf = new Map<string, string>(Object.entries(editor.pages));

/** Built-in pages with their names in the administration. */
export const listedPages: readonly { path: `/${string}`; name: string }[] = Object.entries(pages).map(
  ([name, page]) => ({
    path: page.path,
    name: "label" in page ? page.label.ko : (namesOf.get(name) ?? name),
  }),
);
