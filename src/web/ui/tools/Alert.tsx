/** A red box that says what went wrong; it stays in the page so that screen readers hear it fill, but takes no room. */
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
