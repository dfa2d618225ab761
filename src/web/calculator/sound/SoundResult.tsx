import type { SoundWords } from "#content/calculator/sound/sound.ts";
import { type SoundCaseWords, soundCaseWords } from "#content/calculator/sound/sound-case.ts";
import { enteredFigure } from "#content/figures.ts";
import { fill } from "#content/fill.ts";
import { caseRows, levelText, soundNotes, towersText } from "#documents/sound/case-rows.ts";
import type { AnsweredSound } from "#documents/sound/sound-result.ts";
import { termTables } from "#documents/sound/term-tables.ts";
import type { Locale } from "#domain/locale.ts";
import { lawLimits, lawSources, soundAreas, soundTimes } from "#engine/sound/law.ts";
import type { SoundAtTime, SoundVerdict } from "#engine/sound/neighbor-sound.ts";
import { ButtonLink } from "#web/ui/ButtonLink.tsx";
import { ChevronDown } from "../../ui/icons/visitor-icons.ts";
import { DataTable } from "../method/DataTable.tsx";
import { FigureList } from "../ui/FigureList.tsx";
import { Arrangement } from "./Arrangement.tsx";

interface SoundResultProps {
  locale: Locale;
  text: SoundWords["answer"];
  sound: AnsweredSound;
  /** Addresses that receive the case; that of a sheet needs a duty. */
  links: { inquiry: string; sheet?: string; pdf?: string };
  /** Maker and address of the case, on paper. */
  source: { company: string; address: string };
}

/** Levels at the receiver with verdicts, arrangement, limits and every term. */
export function SoundResult({ locale, text, sound, links, source }: SoundResultProps) {
  const words = soundCaseWords[locale];
  return (
    // The style sheet for print refers to the id and hides the rest of the page.
    <section id="report" aria-labelledby="sound-answer" className="grid grid-cols-1 gap-8">
      <p className="hidden break-all text-compact text-muted print:block">
        {source.company} · {source.address}
      </p>
      <div className="rounded-card bg-mist px-5 py-5 sm:px-8">
        <h2 id="sound-answer" className="text-2xl">
          {text.title}
        </h2>
        <p className="mt-1 text-compact text-muted">{towersText(locale, sound)}</p>
        <dl className="figures mt-4 grid gap-x-8 gap-y-5 sm:grid-cols-3">
          {sound.times.map((at) => (
            <TimeResult key={at.time} words={words} at={at} />
          ))}
        </dl>
        <Onward text={text} links={links} />
      </div>
      <div className="grid gap-8 md:grid-cols-2">
        <Arrangement text={text} sound={sound} />
        <div>
          <h3 className="mb-2 text-xl">{text.conditions}</h3>
          <FigureList
            className=""
            rows={Object.values(caseRows(locale, sound))
              .flat()
              .map(({ label, figure }) => ({ label, text: figure }))}
          />
        </div>
      </div>
      <div>
        <h3 className="text-xl">{text.limits}</h3>
        <LawTable text={text} words={words} asked={sound.asked} />
      </div>
      <details className="group opens-in-print border-line border-y">
        <summary className="disclosure-line min-h-13 py-3">
          <h3 className="text-xl">{text.terms}</h3>
          <ChevronDown className="size-6 text-action transition-transform group-open:rotate-180" />
        </summary>
        {termTables(words.terms, sound.times).map(({ title, columns, rows }) => (
          <div key={title}>
            <h4 className="mt-2 font-bold">{title}</h4>
            <DataTable
              caption={title}
              head={[words.terms.band, ...columns]}
              rows={rows.map(({ label, figures }) => [label, ...figures])}
            />
          </div>
        ))}
      </details>
      <div>
        <h3 className="text-xl">{words.notes.title}</h3>
        <ul className="mt-2 grid max-w-[60em] list-disc gap-1 pl-5 text-compact text-muted">
          {soundNotes(locale, sound).map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      </div>
    </section>
  );
}

const verdictLooks: Readonly<Record<SoundVerdict, string>> = {
  met: "text-navy",
  uncertain: "text-ink",
  exceeded: "text-danger",
};

interface TimeResultProps {
  words: SoundCaseWords;
  at: SoundAtTime;
}

function TimeResult({ words, at }: TimeResultProps) {
  const { own } = at;
  const limit = (value: number) => fill(words.limit, { limit: enteredFigure(value) });
  return (
    <div>
      <dt className="text-compact text-muted">{`${words.times[at.time]} (${words.hours[at.time]})`}</dt>
      <dd>
        <span className="block font-bold text-2xl text-navy">{levelText(words, at.level)}</span>
        <span className="block text-compact">
          {`${words.columns.limit} ${limit(at.limit)}: `}
          <strong className={verdictLooks[at.verdict]}>{words.verdicts[at.verdict]}</strong>
        </span>
        {own !== undefined && (
          <span className="block text-compact">
            {`${fill(words.own, { limit: enteredFigure(own.limit) })}: `}
            <strong className={verdictLooks[own.verdict]}>{words.verdicts[own.verdict]}</strong>
          </span>
        )}
      </dd>
    </div>
  );
}

function Onward({ text, links }: Pick<SoundResultProps, "text" | "links">) {
  return (
    <p className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-2 print:hidden">
      <ButtonLink href={links.inquiry}>{text.ask}</ButtonLink>
      {links.sheet === undefined ? (
        <span className="text-compact text-muted">{text.onward}</span>
      ) : (
        <>
          <a href={links.sheet} className="inline-flex min-h-11 items-center text-link">
            {text.sheet}
          </a>
          <a href={links.pdf} download className="inline-flex min-h-11 items-center text-link">
            {text.pdf}
          </a>
        </>
      )}
    </p>
  );
}

interface LawTableProps {
  text: SoundWords["answer"];
  words: SoundCaseWords;
  asked: AnsweredSound["asked"];
}

/** Every limit of the law by area, premises and time; those of the case are marked. */
function LawTable({ text, words, asked }: LawTableProps) {
  const rows = soundAreas.flatMap((area) =>
    lawSources.map((source) => {
      const limits = lawLimits(area, source);
      const figures = soundTimes.map((time) => enteredFigure(limits[time]));
      const isAsked = area === asked.area && source === asked.lawSource;
      const premises = words.premises[source];
      return [words.areas[area], isAsked ? fill(text.asked, { premises }) : premises, ...figures];
    }),
  );
  const head = [text.area, text.premises, ...soundTimes.map((time) => words.times[time])];
  return <DataTable caption={text.limits} head={head} rows={rows} words={2} />;
}
