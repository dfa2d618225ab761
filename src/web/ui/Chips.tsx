/** Row of short category labels; `label` is its accessible name. */
export function Chips({ label, words }: { label: string; words: readonly string[] }) {
  if (words.length === 0) return null;
  return (
    <ul aria-label={label} className="flex flex-wrap gap-1.5">
      {words.map((word) => (
        <li key={word} className="rounded-[3px] bg-mist-dark px-2.5 py-1 text-slate text-small leading-tight">
          {word}
        </li>
      ))}
    </ul>
  );
}
