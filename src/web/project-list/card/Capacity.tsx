/**
 * Displays "1200RT" as "1,200 RT" while copied text stays as entered; text after the unit is kept: "1200RT ×
 * 2".
 */
export function Capacity({ text }: { text: string }) {
  const [, number, space = "", unit, rest] = text.match(/^([\d.,]+)(\s*)([A-Za-z]+)(.*)$/s) ?? [];
  if (number === undefined) return text;
  return (
    <>
      <Grouped digits={number} />
      {space}
      <span className={space ? undefined : "ml-[0.22em]"}>{unit}</span>
      {rest}
    </>
  );
}

/** The comma of four and more digits is CSS content, not text. */
function Grouped({ digits }: { digits: string }) {
  const [, thousands, rest] = digits.match(/^(\d{1,3})(\d{3})$/) ?? [];
  if (thousands === undefined) return digits;
  return (
    <>
      {thousands}
      <span className="before:content-[',']">{rest}</span>
    </>
  );
}
