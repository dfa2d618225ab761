/**
 * Figure with its unit or text in a smaller size.
 * @example <Quantity text="Under 5 minutes" />
 */
export function Quantity({ text }: { text: string }) {
  // Zero-width characters, such as the editor's marks, belong to the number.
  const [, before = "", number = text, after = ""] = /^(\D*)([\d.,–]+\p{Mn}*)(.*)$/u.exec(text) ?? [];
  return (
    <span className="whitespace-nowrap">
      {before && <span className="text-[0.5em] tracking-normal">{before}</span>}
      {number}
      {after && <span className="text-[0.5em] tracking-normal">{after}</span>}
    </span>
  );
}
