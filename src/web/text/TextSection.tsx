interface Section {
  id: string;
  title: string;
  paragraphs: readonly string[];
  list: readonly string[];
}

interface TextSectionProps {
  section: Section;
  number: number;
  /** Mail address of the company: made a link if it stands alone. */
  email: string;
}

export function TextSection({ section, number, email }: TextSectionProps) {
  return (
    <section id={section.id} className="scroll-mt-12 py-9 last:pb-0 lg:first:pt-0">
      <h2 className="text-title-l">
        <span className="figures mr-1 text-action">{number}.</span> {section.title}
      </h2>
      {section.paragraphs.map((paragraph) => (
        <p key={paragraph} className="mt-3.5 text-slate">
          {paragraph}
        </p>
      ))}
      {section.list.length > 0 && <Particulars lines={section.list} email={email} />}
    </section>
  );
}

/** Lines of the form "label: value" become a table with row headers, others a list. */
function Particulars({ lines, email }: { lines: readonly string[]; email: string }) {
  const rows = lines.map((line) => /^([^:]+): (.+)$/.exec(line));
  if (!rows.every((row) => row !== null)) return <List lines={lines} />;
  return (
    <table className="mt-5 w-full border-ink border-t-2 text-left text-base">
      <tbody>
        {rows.map(([line, what, which]) => (
          <tr
            key={line}
            className="border-line border-b align-top max-sm:grid max-sm:py-3 max-sm:last:border-b-0 max-sm:last:pb-0"
          >
            <th
              scope="row"
              className="bg-mist px-4 py-3 font-semibold max-sm:bg-transparent max-sm:p-0 sm:w-56"
            >
              {what}
            </th>
            <td className="px-4 py-3 text-slate max-sm:p-0">
              {which?.startsWith(email) ? (
                <a href={`mailto:${email}`} className="text-action underline underline-offset-4">
                  {which}
                </a>
              ) : (
                which
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function List({ lines }: { lines: readonly string[] }) {
  return (
    <ul className="mt-4 list-disc space-y-1.5 pl-5 text-slate marker:text-action">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
