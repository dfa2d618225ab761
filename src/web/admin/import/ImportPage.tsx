import { type ReactNode, useId, useState } from "react";
import { ScreenHead } from "#web/admin/screen/ScreenHead.tsx";
import { LeaveQuestion } from "../unsaved/LeaveQuestion.tsx";
import { ColumnsStep } from "./ColumnsStep.tsx";
import { FilesStep } from "./FilesStep.tsx";
import { RowsStep } from "./RowsStep.tsx";
import { SheetDownloads } from "./SheetDownloads.tsx";
import type { SheetImportKind, StoredImport } from "./sheet-import-kind.ts";
import { Outcome } from "./store/Outcome.tsx";
import { type SendingStage, StoreStep } from "./store/StoreStep.tsx";
import { RecentImports } from "./store/UndoImport.tsx";
import { useImport } from "./use-import.ts";

export function ImportPage({ kind }: { kind: SheetImportKind }) {
  const { words, photos } = kind;
  const session = useImport(kind);
  const [done, setDone] = useState<StoredImport>();
  const [stage, setStage] = useState<SendingStage>();
  if (done) return <Outcome kind={kind} stored={done} onMore={() => setDone(undefined)} />;
  return (
    <>
      <ScreenHead title={words.title} to={kind.address} back={words.back}>
        <SheetDownloads kind={kind} />
      </ScreenHead>
      {/* Locked while it is being sent. */}
      <div inert={stage !== undefined} className="grid gap-5">
        <Step title={words.steps.files}>
          <FilesStep session={session} />
        </Step>
        {session.sheet && (
          <>
            <Step title={words.steps.columns}>
              <ColumnsStep session={session} sheet={session.sheet} />
            </Step>
            <Step title={words.steps.rows}>
              {/* Resets the row filter for another sheet. */}
              <RowsStep
                key={session.sheet.name + session.sheet.taken.join() + session.sheet.columns.join()}
                session={session}
              />
            </Step>
            {photos && (
              <Step title={words.steps.photos}>
                <photos.Step session={session} />
              </Step>
            )}
          </>
        )}
      </div>
      {session.sheet && (
        <div className="mt-5">
          <Step title={words.steps.store}>
            <StoreStep
              session={session}
              onStage={setStage}
              onDone={(stored) => {
                session.reset();
                setDone(stored);
              }}
            />
          </Step>
        </div>
      )}
      {!session.sheet && (
        <>
          <p className="mt-3 text-muted text-small">{words.lead}</p>
          <RecentImports kind={kind} />
        </>
      )}
      <LeaveQuestion
        isUnsaved={() => stage !== undefined || session.isCorrected}
        words={stage === undefined ? words.leavingCorrected : words.leaving[stage]}
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
