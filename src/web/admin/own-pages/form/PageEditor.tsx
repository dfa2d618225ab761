import { type ReactNode, useState } from "react";
import { pageFormWords } from "#content/admin/own-pages/page-form.ts";
import { fill } from "#content/fill.ts";
import type { EditablePage, PageKind } from "#domain/own-pages/own-page.ts";
import { ScreenHead } from "#web/admin/screen/ScreenHead.tsx";
import { ConfirmDialog } from "../../../ui/tools/ConfirmDialog.tsx";
import { pageListAddress } from "../../addresses.ts";
import { ConflictNotice } from "../../records/conflict/ConflictNotice.tsx";
import { DeletedNotice } from "../../records/DeletedNotice.tsx";
import { ScheduleDialog } from "../../schedule/ScheduleDialog.tsx";
import { RestoredNotice } from "../../unsaved/RestoredNotice.tsx";
import { BuiltInFacts } from "../BuiltInFacts.tsx";
import { BlockList } from "../blocks/BlockList.tsx";
import { PageFieldsProvider } from "../fields/field-context.ts";
import { titleOf } from "../page-title.ts";
import type { ListedBuiltIn } from "../state/built-in.ts";
import { PageFacts } from "./PageFacts.tsx";
import { PageFooter } from "./PageFooter.tsx";
import { PageStatus } from "./PageStatus.tsx";
import { PageVersions } from "./PageVersions.tsx";
import { ProblemList } from "./ProblemList.tsx";
import { type PageForm, usePageForm } from "./use-page-form.ts";
import { WithdrawDialog } from "./WithdrawDialog.tsx";

interface PageEditorProps {
  kind: PageKind;
  page?: EditablePage;
  /** Built-in page that shows the new blocks. */
  builtIn?: ListedBuiltIn;
  /** Deleted after the browser stored entries of it. */
  isDeleted?: boolean;
  onAdded: (page: EditablePage) => void;
}

type OpenDialog = "versions" | "schedule" | "withdraw";

export function PageEditor({ kind, page, builtIn, isDeleted = false, onAdded }: PageEditorProps) {
  const words = pageFormWords;
  const form = usePageForm({ kind, stored: page, builtIn, wasDeleted: isDeleted, onAdded });
  const [opened, open] = useState<OpenDialog>();
  const close = () => open(undefined);
  return (
    <PageFieldsProvider value={form.fields}>
      <ScreenHead
        title={
          kind === "builtIn"
            ? fill(words.builtIn.title, { title: titleOf(form.draft) })
            : words[form.base ? "edit" : "add"][kind]
        }
        to={pageListAddress(kind)}
        back={words.back}
      />
      <form
        ref={form.element}
        method="post"
        noValidate
        onSubmit={form.submit}
        className="grid grid-cols-1 gap-5"
      >
        <Notices form={form} />
        {form.base && (
          <PageStatus
            form={form}
            page={form.base}
            onVersions={() => open("versions")}
            onWithdraw={() => open("withdraw")}
          />
        )}
        <ProblemList form={form} />
        {kind !== "builtIn" && <PageFacts form={form} />}
        <BlockList tools={form.blocks} />
        {kind === "builtIn" && <BuiltInFacts draft={form.draft} />}
        <PageFooter form={form} onSchedule={() => form.check() && open("schedule")} />
      </form>
      {opened === "versions" && form.base && <PageVersions form={form} page={form.base} onClose={close} />}
      {opened === "schedule" && (
        <ScheduleDialog
          hint={words.scheduleHint}
          scheduledAt={form.base?.publishAt ?? undefined}
          onSchedule={(at) => void form.publish(at)}
          onClose={close}
        />
      )}
      {opened === "withdraw" && form.base && (
        <WithdrawDialog
          page={form.base}
          onConfirm={() => {
            close();
            void form.withdraw();
          }}
          onCancel={close}
        />
      )}
      {form.leaving.isAsking && (
        <ConfirmDialog
          words={words.discard}
          question={words.discard.question}
          onConfirm={form.discardAndClose}
          onCancel={form.leaving.keepEditing}
        />
      )}
    </PageFieldsProvider>
  );
}

function Notices({ form }: { form: PageForm }): ReactNode {
  const { conflict } = form;
  return (
    <>
      <RestoredNotice isRestored={form.isRestored} />
      {conflict && (
        <ConflictNotice
          heading="h2"
          key={conflict.updatedAt}
          storedAt={conflict.updatedAt}
          fields={form.conflictingFields}
          description={pageFormWords.outdated}
          onResolve={(choices) => form.resolveConflict(conflict, choices)}
        />
      )}
      {form.isDeleted && (
        <DeletedNotice heading="h2" words={pageFormWords.deleted} onSaveAsNew={form.saveAsNew} />
      )}
    </>
  );
}
