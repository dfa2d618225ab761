import { wholeNumber } from "#content/figures/whole-number.ts";
import { fill } from "#content/fill.ts";

/** Range of capacities, whole CRT. */
interface Sizes {
  from: number;
  to: number;
}

/**
 * Link to the projects of some capacities. Built by hand, without the modules of paths and filters, to keep the calculator's bundle small.
 * @param gallery address of the gallery
 * @param label text with `{from}` and `{to}`
 * @example sizesLink("/projects/gallery", "{from}~{to} CRT", { from: 200, to: 400 }) // { href: "/projects/gallery?crt=200-400#filters", label: "200~400 CRT" }
 */
export function sizesLink(gallery: string, label: string, { from, to }: Sizes) {
  return {
    href: `${gallery}?crt=${from}-${to}#filters`,
    label: fill(label, { from: wholeNumber(from), to: wholeNumber(to) }),
  };
}

/** Capacities from two thirds to four thirds of one, whole CRT. */
export function sizesNear(crt: number): Sizes {
  return { from: Math.round((crt * 2) / 3), to: Math.round((crt * 4) / 3) };
}
