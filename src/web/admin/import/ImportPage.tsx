import { type ReactNode, useId, useState } from "react";
import { ScreenHead } from "#web/admin/screen/ScreenHead.tsx";
import { LeaveQuestion } from "../unsaved/LeaveQuestion.tsx";
import { ColumnsStep } from "./ColumnsStep.tsx";
import { FilesStep } from "./FilesStep.tsx";
import { ListFiles } from "./ListFiles.tsx";
import type { ListKind, StoredImport } from "./list-kind.ts";
import { RowsStep } from "./RowsStep.tsx";
import { Outcome } from "./store/Outcome.tsx";
import { StoreStep } from "./store/StoreStep.tsx";
import { RecentImports } from "./store/UndoImport.tsx";
import { useImport } from "./use-import.ts";

export function ImportPage({ kind }: { kind: ListKind }) {
  const { words, photos } = kind;
  const list = useImport(kind);
  const [done, setDone] = useState<StoredImport>();
  const [isBusy, setBusy] = useState(false);
  if (done) return <Outcome kind={kind} stored={done} onMore={() => setDone(undefined)} />;
  return (
    <>
      <ScreenHead title={words.title} to={kind.address} back={words.back}>
        <ListFiles kind={kind} />
      </ScreenHead>
      {/* Locked while it is being sent. */}
      <div inert={isBusy} className="grid gap-5">
        <Step title={words.steps.files}>
          <FilesStep list={list} />
        </Step>
        {list.sheet && (
          <>
            <Step title={words.steps.columns}>
              <ColumnsStep list={list} sheet={list.sheet} />
            </Step>
            <Step title={words.steps.rows}>
              {/* Resets the row filter for another sheet. */}
              <RowsStep
                key={list.sheet.name + list.sheet.taken.join() + list.sheet.columns.join()}
                list={list}
              />
            </Step>
            {photos && (
              <Step title={words.steps.photos}>
                <photos.Step list={list} />
              </Step>
            )}
          </>
        )}
      </div>
      {list.sheet && (
        <div className="mt-5">
          <Step title={words.steps.store}>
            <StoreStep
              list={list}
              onBusy={setBusy}
              onDone={(stored) => {
                list.reset();
                setDone(stored);
              }}
            />
          </Step>
        </div>
      )}
      {!list.sheet && (
        <>
          <p className="mt-3 text-muted text-small">{words.lead}</p>
          <RecentImports kind={kind} />
        </>
      )}
      <LeaveQuestion
        isUnsaved={() => isBusy || list.isCorrected}
        words={isBusy ? words.leaving : words.leavingCorrected}
      />
    </>
  );
}

function Step({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="min-w-0 rounded-card border border-line bg-white p-5 max-sm:px-4"
    >
      <h2 id={id} className="mb-3 text-lg">
        {title}
      </h2>
      {children}
    </section>
  );
}
