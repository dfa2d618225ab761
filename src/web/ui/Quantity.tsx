/** Characters of the longest figure that stands in one line, such as "Under 5 minutes". */
const maxFigureLength = 18;

/**
 * Figure with its unit or text in a smaller size. A longer text of the company's is a sentence: it wraps.
 * @example <Quantity text="Under 5 minutes" />
 */
export function Quantity({ text }: { text: string }) {
  // Zero-width characters, such as the editor's marks, belong to the number.
  if (text.replace(/\p{Mn}/gu, "").length > maxFigureLength)
    return <span className="wrap-anywhere text-[0.5em] leading-tight tracking-normal">{text}</span>;
  const [, before = "", number = text, after = ""] = /^(\D*)([\d.,–~]+\p{Mn}*)(.*)$/u.exec(text) ?? [];
  return (
    <span className="whitespace-nowrap">
      {before && <span className="text-[0.5em] tracking-normal">{before}</span>}
      {number}
      {after && <span className="text-[0.5em] tracking-normal">{after}</span>}
    </span>
  );
}
