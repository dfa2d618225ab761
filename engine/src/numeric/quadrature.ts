/** Node of a quadrature over 0…1 and its weight. Weights sum to 1. */
export type QuadratureNode = { x: number; weight: number };

/** 5-point Gauss–Legendre rule on −1…1. Abramowitz & Stegun, table 25.4. */
const gauss: QuadratureNode[] = [
  { x: -0.906179845938664, weight: 0.2369268850561891 },
  { x: -0.5384693101056831, weight: 0.4786286704993665 },
  { x: 0, weight: 0.5688888888888889 },
  { x: 0.5384693101056831, weight: 0.4786286704993665 },
  { x: 0.906179845938664, weight: 0.2369268850561891 },
];

/**
 * 5-point Gauss–Legendre on equal panels of 0…1.
 * @example gaussLegendre(20) // 100 nodes
 */
export function gaussLegendre(panels: number): QuadratureNode[] {
  return Array.from({ length: panels }, (_, panel) =>
    gauss.map(({ x, weight }) => ({ x: (panel + (x + 1) / 2) / panels, weight: weight / 2 / panels })),
  ).flat();
}
