/** Short words that sort a thing, side by side; `label` says what they are. */
export function Chips({ label, words }: { label: string; words: readonly string[] }) {
  return (
    <ul aria-label={label} className="flex flex-wrap gap-1.5">
      {words.map((word) => (
        <li
          key={word}
          className="rounded-[3px] bg-[#e8eef4] px-2.5 py-1 text-[#33475b] text-[13px] leading-tight"
        >
          {word}
        </li>
      ))}
    </ul>
  );
}
