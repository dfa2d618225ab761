/** "1200RT" is kept as it was entered and copied; the eye gets "1,200 RT". */
export function Capacity({ text }: { text: string }) {
  const [, number, unit] = text.match(/^([\d.,]+)([A-Za-z]+)$/) ?? [];
  if (number === undefined || unit === undefined) return text;
  return (
    <>
      <Grouped digits={number} />
      <span className="ml-[0.22em]">{unit}</span>
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
