import type { BlockView } from "#domain/own-pages/block-view.ts";

interface FactsProps extends Pick<BlockView<"facts">, "rows"> {
  label: string | undefined;
}

/** Table whose first column has row headers; on narrow screens the value is below them. */
export function Facts({ rows, label }: FactsProps) {
  return (
    <table
      {...(label === undefined ? {} : { "aria-labelledby": label })}
      className="w-full border-ink border-t-2 text-left text-base"
    >
      <tbody>
        {rows.map(({ id, label, value }) => (
          <tr
            key={id}
            className="border-line border-b align-top max-sm:grid max-sm:py-3 max-sm:last:border-b-0 max-sm:last:pb-0"
          >
            <th
              scope="row"
              className="wrap-anywhere bg-mist px-4 py-3 font-semibold max-sm:bg-transparent max-sm:p-0 sm:w-56"
            >
              {label}
            </th>
            <td className="wrap-anywhere px-4 py-3 text-slate max-sm:p-0">{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
