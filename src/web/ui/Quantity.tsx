/**
 * A figure with its unit or its words, the number large and what goes with it smaller.
 * @example <Quantity text="Under 5 minutes" />
 */
export function Quantity({ text }: { text: string }) {
  // Signs without width belong to the number, such as the marks by which the editor finds a text again.
  const [, before = "", number = text, after = ""] = /^(\D*)([\d.,–]+\p{Mn}*)(.*)$/u.exec(text) ?? [];
  return (
    <span className="whitespace-nowrap">
      {before && <span className="text-[0.5em] tracking-normal">{before}</span>}
      {number}
      {after && <span className="text-[0.5em] tracking-normal">{after}</span>}
    </span>
  );
}
