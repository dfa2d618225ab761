interface BoxLabelProps {
  /** Id of the box. */
  of: string;
  text: string;
}

/** Label above a box. */
export function BoxLabel({ of, text }: BoxLabelProps) {
  return (
    <label htmlFor={of} className="mb-1.5 block font-semibold text-compact">
      {text}
    </label>
  );
}
