/**
 * Arrow at the summary of a `<details>` of class `group`. Two paths and no rotation: while fonts are added, browsers report a rotated
 * element outside the viewport as a layout shift (load-text-fonts.ts).
 */
export function DisclosureArrow({ className = "size-5 text-muted" }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      className={className}
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d="m6 9 6 6 6-6" className="group-open:hidden" />
      <path d="m18 15-6-6-6 6" className="hidden group-open:inline" />
    </svg>
  );
}
