import type { FinderWords } from "#content/calculator/finder/finder.ts";
import { omittedTexts } from "#content/calculator/finder/preferences-text.ts";
import type { FoundTowers } from "#engine/finder/finder.ts";
import type { TowerPreferences } from "#engine/finder/preferences.ts";

interface FoundNotesProps {
  words: FinderWords;
  found: Pick<FoundTowers, "sets" | "unstated" | "beyond">;
  preferences: Pick<TowerPreferences, "speed">;
}

/** Sentences on models that limits leave out: none is dropped in silence. Where only sound leaves none, slower fans may. */
export function FoundNotes({ words, found, preferences }: FoundNotesProps) {
  const mayBeSlower =
    found.sets.length === 0 && found.beyond.sound !== undefined && preferences.speed === 100;
  const sentences = [...omittedTexts(words, found), ...(mayBeSlower ? [words.slower] : [])];
  if (sentences.length === 0) return null;
  return (
    <ul className="mt-2 text-note text-muted">
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}
