import { ChartDrawing } from "../../tool/chart/ChartDrawing.tsx";
import type { DesignSheet, SheetTable, SheetText } from "../design-sheet.ts";
import type { SheetChart } from "../sheet-charts.ts";

/** The sheet itself. Its measures are those of A4: `sheet.css` holds them, for screen and paper. */
export function SheetPaper({ sheet }: { sheet: DesignSheet }) {
  return (
    <article className="sheet">
      <div className="sheet-head">
        <p className="sheet-company">{sheet.company.name}</p>
        <p>
          {sheet.date.label} <time dateTime={sheet.date.text}>{sheet.date.text}</time>
        </p>
      </div>
      <div className="sheet-answer">
        <div>
          <h1 className="sheet-heading">{sheet.title}</h1>
          <p>{sheet.lead}</p>
        </div>
        <dl>
          {sheet.answers.map(({ label, figure }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{figure}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className="sheet-tables">
        {sheet.tables.map((table) => (
          <Table key={table.title} {...table} />
        ))}
      </div>
      <div className="sheet-charts">
        {sheet.charts.map((each) => (
          <Figure key={each.key} drawn={each} />
        ))}
        <div>
          <Text {...sheet.why} />
          <div className="sheet-changes">
            <Table {...sheet.changes} />
          </div>
        </div>
      </div>
      <div className="sheet-notes">
        <Text {...sheet.validity} />
        <Text {...sheet.method} />
        <Text {...sheet.limits} />
      </div>
      <div className="sheet-foot">
        <p>
          {sheet.link.label}: <a href={sheet.link.address}>{sheet.link.address}</a>
        </p>
        <p>{[sheet.company.name, ...sheet.company.lines].join("  ·  ")}</p>
      </div>
    </article>
  );
}

function Table({ title, columns, rows, hasReference = false }: SheetTable) {
  return (
    <table className={`sheet-table ${hasReference ? "sheet-reference" : ""}`}>
      <caption>{title}</caption>
      {columns && (
        <thead>
          <tr>
            <td />
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
      )}
      <tbody>
        {rows.map(({ label, figures }) => (
          <tr key={label + figures.join()} className={label === "" ? "sheet-more" : undefined}>
            {label === "" ? <td /> : <th scope="row">{label}</th>}
            {figures.map((figure, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the columns stay, and two may hold the same figure.
              <td key={column}>{figure}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Figure({ drawn }: { drawn: SheetChart }) {
  const { title, alt, chart } = drawn;
  return (
    <figure>
      <figcaption className="sheet-caption">{title}</figcaption>
      <svg viewBox={`0 0 ${chart.width} ${chart.height}`} role="img" aria-label={alt}>
        <ChartDrawing chart={chart} />
      </svg>
    </figure>
  );
}

function Text({ title, paragraphs }: SheetText) {
  return (
    <section className="sheet-text">
      <h2 className="sheet-heading sheet-caption">{title}</h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </section>
  );
}
