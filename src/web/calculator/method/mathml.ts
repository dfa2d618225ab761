/** Part of an equation: a letter, word, number or sign as text, or composed markup. */
export type Term = string | { markup: string };

/** A product needs no sign, only a thin space. */
export const times: Term = { markup: '<mspace width="0.17em"></mspace>' };

export const gap: Term = { markup: '<mspace width="2em"></mspace>' };

/** One equation as a block, or several on one line. */
export function math(...terms: readonly Term[]): string {
  return `<math display="block">${row(...terms).markup}</math>`;
}

/** Multi-line equation: the left side with its sign, and one term of the right side for each line. */
export function lines(...rows: readonly [left: Term, right: Term][]): string {
  const cells = rows.map(
    ([left, right]) =>
      `<mtr><mtd class="py-1 text-right">${element(left)}</mtd><mtd class="py-1 text-left">${element(right)}</mtd></mtr>`,
  );
  return `<math display="block"><mtable displaystyle="true">${cells.join("")}</mtable></math>`;
}

export function row(...terms: readonly Term[]): Term & { markup: string } {
  return { markup: `<mrow>${terms.map(element).join("")}</mrow>` };
}

export function fraction(above: Term, below: Term): Term {
  const [top, bottom] = [above, below].map((part) => `<mrow class="py-0.5">${element(part)}</mrow>`);
  return { markup: `<mfrac class="px-1">${top}${bottom}</mfrac>` };
}

export function sub(base: Term, index: Term): Term {
  return built("msub", base, index);
}

export function power(base: Term, exponent: Term): Term {
  return built("msup", base, exponent);
}

export function integral(integrand: Term): Term {
  return row({ markup: `<msubsup><mo>∫</mo>${element("0")}${element("1")}</msubsup>` }, integrand);
}

function built(name: string, ...parts: readonly Term[]): Term {
  return { markup: `<${name}>${parts.map(element).join("")}</${name}>` };
}

function element(term: Term): string {
  if (typeof term !== "string") return term.markup;
  if (term === "") return "<mrow></mrow>";
  if (/^[−-]?[\d.×]+$/.test(term)) return `<mn>${term}</mn>`;
  if (/^[\p{L}]+$/u.test(term)) return `<mi>${term}</mi>`;
  return `<mo>${term}</mo>`;
}
