import type { Element } from "./markup.ts";

/** A property of an element, as an attribute or of a style, and the ids of the elements that it refers to. */
export interface Declaration {
  property: string;
  value: string;
  references: readonly string[];
}

/** A rule of a style sheet. */
export interface Rule {
  selectors: readonly string[];
  declarations: readonly Declaration[];
}

/**
 * The properties of an element, whichever of them wins. A rule with other selectors than one class, id or name counts for every
 * element.
 */
export function declarationsOf({ name, attributes }: Element, rules: readonly Rule[]): Declaration[] {
  const own = [...attributes].flatMap(([attribute, value]) =>
    attribute === "style" ? declared(value) : [declaration(attribute, value)],
  );
  const classes = (attributes.get("class") ?? "").split(/\s+/).map((one) => `.${one}`);
  const names = new Set([name, `#${attributes.get("id")}`, ...classes]);
  const matches = (selector: string) => !/^[.#]?[\w-]+$/.test(selector) || names.has(selector);
  const ruled = rules.filter(({ selectors }) => selectors.some(matches));
  return [...own, ...ruled.flatMap(({ declarations }) => declarations)];
}

export function rulesIn({ inside }: Element): Rule[] {
  const text = inside.filter((part) => typeof part === "string").join("");
  return [...text.matchAll(/([^{}]*)\{([^{}]*)/g)].map(([, selectors = "", declarations = ""]) => ({
    selectors: selectors.split(",").map((selector) => selector.trim()),
    declarations: declared(declarations),
  }));
}

/** @param text such as "fill: url(#a); mask: url(#b)" */
function declared(text: string): Declaration[] {
  return text.split(";").map((one) => {
    const colon = one.indexOf(":");
    return declaration(one.slice(0, Math.max(0, colon)), one.slice(colon + 1));
  });
}

function declaration(name: string, text: string): Declaration {
  const value = text.trim();
  const property = name.trim();
  const named = [...value.matchAll(/url\(\s*["']?#([\w.:-]+)/gi)].map(([, id = ""]) => id);
  return { property, value, references: /href$/.test(property) ? [value.slice(1)] : named };
}
