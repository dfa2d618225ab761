interface BoxLabelProps {
  of: string;
  text: string;
}

export function BoxLabel({ of, text }: BoxLabelProps) {
  return (
    <label htmlFor={of} className="mb-1.5 block font-semibold text-compact">
      {text}
    </label>
  );
}
