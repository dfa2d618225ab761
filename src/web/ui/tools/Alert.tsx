/**
 * Error message in a live region, which is always in the DOM so that screen readers announce changes; takes
 * no space when empty.
 */
export function Alert({ text }: { text: string | undefined }) {
  return (
    <div role="alert" className="empty:absolute">
      {text !== undefined && (
        <p className="rounded-button border border-danger-line bg-danger-soft px-3.5 py-2.5 text-compact text-danger">
          {text}
        </p>
      )}
    </div>
  );
}
