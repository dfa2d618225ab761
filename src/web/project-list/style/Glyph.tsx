/**
 * Icon paths on a grid of 24 × 24, in the style of `ui/icons`. Importing `ui/icons` would load every icon that other
 * scripts use.
 */
const strokes = {
  search: "M17 10.5a6.5 6.5 0 1 1-13 0a6.5 6.5 0 0 1 13 0ZM15.2 15.2L20.5 20.5",
  cross: "M6 6L18 18M18 6L6 18",
  down: "M6 9L12 15L18 9",
  check: "M5 12.5L10 17.5L19 7",
  reset: "M4 4V9H9M4.6 9A8.5 8.5 0 1 1 3.6 13.5",
  wait: "M12 3a9 9 0 1 1-8.2 5.3",
};

export function Glyph({ name, className }: { name: keyof typeof strokes; className: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      className={`fill-none stroke-2 stroke-current [stroke-linecap:round] [stroke-linejoin:round] ${className}`}
    >
      <path d={strokes[name]} />
    </svg>
  );
}
