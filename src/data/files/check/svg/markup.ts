import { SaxesParser } from "saxes";
import { svgBudget } from "#domain/files/budgets.ts";
import { escapeXml } from "#domain/xml.ts";

/** An element of a drawing, and what it holds in order. */
export interface Element {
  name: string;
  attributes: ReadonlyMap<string, string>;
  inside: readonly (Element | string)[];
}

/** Why a text is not read as markup: it breaks the rules of XML, or asks for more than a drawing needs. */
export type MarkupProblem = "damaged" | "active" | "tooComplex";

type Open = { name: string; attributes: Map<string, string>; inside: (Element | string)[] };

/**
 * Reads well-formed XML without anything that expands, includes or loads: saxes knows the five entities of XML alone and fetches
 * nothing; a document type with rules of its own and instructions are refused. Comments and the document's type are left out.
 */
export function readMarkup(text: string): Element | MarkupProblem {
  const top: Open = { name: "", attributes: new Map(), inside: [] };
  const open = [top];
  let elements = 0;
  let problem: MarkupProblem | undefined;
  const refuse = (found: MarkupProblem) => {
    problem = found;
    throw new Error(found);
  };
  const addWords = (words: string) => void open.at(-1)?.inside.push(words);
  const parser = new SaxesParser();
  parser.on("error", () => refuse("damaged"));
  parser.on("processinginstruction", () => refuse("active"));
  // Drawing programs write a document type; with rules of its own it would be a small program.
  parser.on("doctype", (type) => void (type.includes("[") && refuse("active")));
  parser.on("text", addWords);
  parser.on("cdata", addWords);
  parser.on("opentag", ({ name, attributes }) => {
    elements += 1;
    if (elements > svgBudget.elements || open.length > svgBudget.depth) refuse("tooComplex");
    const element: Open = { name, attributes: new Map(Object.entries(attributes)), inside: [] };
    open.at(-1)?.inside.push(element);
    open.push(element);
  });
  parser.on("closetag", () => void open.pop());
  try {
    parser.write(text).close();
  } catch (failure) {
    if (problem === undefined) throw failure;
    return problem;
  }
  const root = top.inside.find((part) => typeof part !== "string");
  return root ?? "damaged";
}

/** An element as text. */
export function serializeMarkup({ name, attributes, inside }: Element): string {
  const written = [...attributes].map(([key, value]) => ` ${key}="${escapeXml(value)}"`).join("");
  if (inside.length === 0) return `<${name}${written}/>`;
  const parts = inside.map((part) => (typeof part === "string" ? escapeXml(part) : serializeMarkup(part)));
  return `<${name}${written}>${parts.join("")}</${name}>`;
}
