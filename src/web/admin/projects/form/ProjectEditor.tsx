import { useLayoutEffect, useState } from "react";
import { admin } from "#content/admin/admin.ts";
import { ConfirmDialog } from "../../../ui/tools/ConfirmDialog.tsx";
import { LazyPart } from "../../../ui/tools/LazyPart.tsx";
import { RecordNotices } from "../../records/form/RecordNotices.tsx";
import { ProjectHistory } from "../history/ProjectHistory.tsx";
import { CardPicture } from "../picture/CardPicture.tsx";
import { MorePictures } from "../picture/MorePictures.tsx";
import type { EntryForm } from "../state/entry.ts";
import { EnglishFields } from "./EnglishFields.tsx";
import { FormFooter, formId } from "./FormFooter.tsx";
import { ProjectFields } from "./ProjectFields.tsx";
import { type ProjectFormOptions, useProjectForm } from "./use-project-form.ts";
import { VisibilityFields } from "./VisibilityFields.tsx";

interface ProjectEditorProps extends ProjectFormOptions {
  /** Set to the function that closes the form, or asks first about unsaved entries. */
  requestClose: React.RefObject<() => void>;
}

/** Loaded late: the preview brings the gallery's large word tables. */
const loadPreview = () => import("../preview/CardPreview.tsx");

const fieldsLook = "grid min-w-0 gap-5 disabled:opacity-60";

export function ProjectEditor(props: ProjectEditorProps) {
  const { countries, requestClose } = props;
  const { project, form, pictures, visibility, saving, onConfirmCountry } = useProjectForm(props);
  const { isSaving, leaving } = saving;
  const words = project ? admin.project.edit : admin.project.add;
  const [isHistoryOpen, setHistoryOpen] = useState(false);
  useLayoutEffect(() => {
    requestClose.current = leaving.requestClose;
  });

  return (
    <>
      <div className="grid min-h-0 grid-cols-1 overflow-y-auto lg:grid-cols-[minmax(0,1fr)_24rem] lg:overflow-hidden">
        <form
          id={formId}
          method="post"
          noValidate
          onSubmit={saving.save}
          className="grid grid-cols-1 content-start gap-5 p-5 lg:overflow-y-auto"
        >
          <RecordNotices
            saving={saving}
            words={{ conflict: admin.project.conflict.description, deleted: admin.project.deleted }}
            heading="h3"
          />
          <p className="text-small text-muted">{admin.project.required}</p>
          <fieldset disabled={isSaving} aria-label={words.title} className={fieldsLook}>
            <ProjectFields form={form} countries={countries} onConfirmCountry={onConfirmCountry} />
            <CardPicture form={form} picture={pictures.card} />
            <MorePictures form={form} pictures={pictures} />
            <VisibilityFields visibility={visibility.current} onChange={visibility.change} />
            <EnglishFields form={form} />
          </fieldset>
        </form>
        <Preview form={form} pictureUrl={pictures.card.selectedFile?.url} />
      </div>
      <FormFooter
        words={words}
        isSaving={isSaving}
        isBlocked={saving.conflict !== undefined || pictures.isConverting}
        uploadPercent={pictures.progress}
        onCancel={isSaving ? saving.stop : leaving.requestClose}
        onHistory={project && (() => setHistoryOpen(true))}
      />
      {project && isHistoryOpen && (
        <ProjectHistory
          project={project}
          isDirty={saving.isDirty()}
          onReverted={saving.discardAndClose}
          onClose={() => setHistoryOpen(false)}
        />
      )}
      {leaving.isAsking && (
        <ConfirmDialog
          words={admin.project.discard}
          question={admin.project.discard.question}
          onConfirm={saving.discardAndClose}
          onCancel={leaving.keepEditing}
        />
      )}
    </>
  );
}

function Preview(props: { form: EntryForm; pictureUrl: string | undefined }) {
  return (
    <aside
      aria-label={admin.project.preview.title}
      className="border-line bg-mist p-5 max-lg:border-t lg:overflow-y-auto lg:border-l"
    >
      <LazyPart load={loadPreview} props={props} words={admin.project.preview} />
    </aside>
  );
}
