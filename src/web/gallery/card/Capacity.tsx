/** "1200RT" is kept as it was entered and copied; the eye gets "1,200 RT". What follows the unit stays: "1200RT × 2". */
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

/** Four digits and more get a comma that is only drawn. */
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
