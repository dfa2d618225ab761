import { type ReactNode, useRef, useState } from "react";
import { Link } from "react-router";
import { firstSteps } from "#content/admin/first-steps.ts";
import { fill } from "#content/fill.ts";
import type { StartState } from "#domain/start/start-calls.ts";
import { ToolButton } from "../../ui/fields/ToolButton.tsx";
import { toolButton } from "../../ui/fields/tool-class.ts";
import { Undo2 } from "../../ui/icons/admin-icons.ts";
import { ArrowRight, Check } from "../../ui/icons/visitor-icons.ts";
import { fieldAddress } from "../editing/sample/field-address.ts";
import type { DraftState } from "../editing/state/draft-store.ts";
import { linesOf, type SampleGroup, type SampleLine, sampleGroups } from "./sample-groups.ts";
import { useAcceptance } from "./use-acceptance.ts";

interface StillSampleProps {
  start: StartState;
  fields: DraftState["fields"];
  flush: () => Promise<unknown>;
}

/** Unchanged sample content by page, each with a link that opens it for editing. */
export function RemainingSamples({ start, fields, flush }: StillSampleProps) {
  const { title, lead, none, begin } = firstSteps.still;
  const { isPending, accept, withdraw } = useAcceptance(flush);
  const heading = useRef<HTMLHeadingElement>(null);
  const groups = sampleGroups(start, fields);
  const [first] = start.places;
  // The pressed button disappears with its line.
  const changing = (change: typeof accept) => (paths: readonly string[]) => {
    heading.current?.focus({ preventScroll: true });
    change(paths);
  };
  return (
    <section
      id="still-sample"
      className="mt-5 scroll-mt-20 rounded-card border border-line bg-white p-5 sm:p-6"
    >
      <h2 ref={heading} tabIndex={-1} className="mb-2 text-lg outline-none">
        {title} <Count of={groups.flatMap(({ lines }) => lines)} />
      </h2>
      <p className="mb-4 max-w-3xl text-compact text-muted leading-relaxed">
        {groups.length > 0 ? lead : none}
      </p>
      {first && (
        <Link to={fieldAddress(first.path)} className={toolButton("primary", "mb-4")}>
          {begin}
          <ArrowRight className="size-4" />
        </Link>
      )}
      {groups.map((group) => (
        <RemainingGroup key={group.page} group={group} isPending={isPending} onAccept={changing(accept)} />
      ))}
      <AcceptedGroup
        lines={linesOf(start.accepted, fields)}
        isPending={isPending}
        onWithdraw={changing(withdraw)}
      />
    </section>
  );
}

const { asIs } = firstSteps.still;

interface RemainingGroupProps {
  group: SampleGroup;
  isPending: boolean;
  onAccept: (paths: readonly string[]) => void;
}

function RemainingGroup({ group: { page, lines }, isPending, onAccept }: RemainingGroupProps) {
  const paths = pathsOf(lines);
  const all = paths.length > 1 && (
    <ToolButton
      isDisabled={isPending}
      onClick={() => onAccept(paths)}
      className={toolButton("plain", "mb-2")}
    >
      <Check className="size-4" />
      {fill(asIs.acceptAll, { page, count: paths.length })}
    </ToolButton>
  );
  return (
    <Group title={page} lines={lines} above={all}>
      {({ name, path }) =>
        path !== undefined && (
          <ToolButton
            isDisabled={isPending}
            aria-label={fill(asIs.acceptOf, { name })}
            onClick={() => onAccept([path])}
            className={toolButton("quiet", "justify-self-start")}
          >
            {asIs.accept}
          </ToolButton>
        )
      }
    </Group>
  );
}

interface AcceptedGroupProps {
  lines: SampleLine[];
  isPending: boolean;
  onWithdraw: (paths: readonly string[]) => void;
}

function AcceptedGroup({ lines, isPending, onWithdraw }: AcceptedGroupProps) {
  if (lines.length === 0) return null;
  const paths = pathsOf(lines);
  const above = (
    <>
      <p className="mb-2 max-w-3xl text-muted text-small">{asIs.lead}</p>
      <ToolButton
        isDisabled={isPending}
        onClick={() => onWithdraw(paths)}
        className={toolButton("plain", "mb-2")}
      >
        <Undo2 className="size-4" />
        {fill(asIs.withdrawAll, { count: paths.length })}
      </ToolButton>
    </>
  );
  return (
    <Group title={asIs.title} lines={lines} above={above}>
      {({ name, path }) =>
        path !== undefined && (
          <ToolButton
            isDisabled={isPending}
            aria-label={fill(asIs.withdrawOf, { name })}
            onClick={() => onWithdraw([path])}
            className={toolButton("quiet", "justify-self-start")}
          >
            {asIs.withdraw}
          </ToolButton>
        )
      }
    </Group>
  );
}

function pathsOf(lines: readonly SampleLine[]): string[] {
  return lines.flatMap(({ path }) => path ?? []);
}

interface GroupProps {
  title: string;
  lines: SampleLine[];
  above: ReactNode;
  children: (line: SampleLine) => ReactNode;
}

/** The lines are rendered when the group is opened: there may be hundreds. */
function Group({ title, lines, above, children }: GroupProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="border-line border-t" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="cursor-pointer py-3 font-semibold text-compact">
        {title} <Count of={lines} />
      </summary>
      {isOpen && (
        <>
          {above}
          <ul className="mb-3 divide-y divide-line">
            {lines.map((line) => (
              <Line key={line.to} line={line}>
                {children(line)}
              </Line>
            ))}
          </ul>
        </>
      )}
    </details>
  );
}

function Count({ of }: { of: readonly SampleLine[] }) {
  if (of.length === 0) return null;
  return (
    <span className="figures font-normal text-compact text-muted">
      {fill(firstSteps.still.count, { count: of.length })}
    </span>
  );
}

function Line({ line: { to, name, note, excerpt }, children }: { line: SampleLine; children: ReactNode }) {
  return (
    <li className="grid items-start gap-x-4 py-2 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)_auto]">
      <p className="flex flex-wrap items-baseline gap-x-2">
        <Link
          to={to}
          className="inline-block py-1 font-semibold text-action text-compact underline-offset-4 hover:underline"
        >
          {name}
        </Link>
        {note !== "" && <span className="text-muted text-small">{note}</span>}
      </p>
      <p className="line-clamp-2 break-words py-1 text-compact text-muted">{excerpt}</p>
      {children}
    </li>
  );
}
