import { useEffect, useState } from "react";
import { useForm } from "react-hook-form";
import { admin } from "#content/admin/admin.ts";
import { countryNamed } from "#content/lookup/country-names.ts";
import type { EditedProject } from "#domain/projects/project.ts";
import { projectFields } from "#domain/projects/project-fields.ts";
import type { ProjectForm } from "#domain/projects/project-form.ts";
import { newSendingKey } from "../../../sending-key.ts";
import { ConfirmDialog } from "../../../ui/tools/ConfirmDialog.tsx";
import { LatePart } from "../../../ui/tools/LatePart.tsx";
import { useToast } from "../../../ui/tools/toast.tsx";
import { DeletedNotice } from "../../records/DeletedNotice.tsx";
import { differences } from "../../records/record-entry.ts";
import { useClosing } from "../../records/use-closing.ts";
import { RestoredNotice } from "../../unsaved/RestoredNotice.tsx";
import { ProjectHistory } from "../history/ProjectHistory.tsx";
import { CardPicture } from "../picture/CardPicture.tsx";
import { MorePictures } from "../picture/MorePictures.tsx";
import { usePictures } from "../picture/use-pictures.ts";
import {
  copyOf,
  type EntryContext,
  type EntryForm,
  emptyEntry,
  type ProjectEntry,
  projectEntry,
  resolveEntry,
} from "../state/entry.ts";
import { EnglishFields } from "./EnglishFields.tsx";
import { FormFooter, formId } from "./FormFooter.tsx";
import { ProjectConflict } from "./ProjectConflict.tsx";
import { ProjectFields } from "./ProjectFields.tsx";
import { useProjectUnsaved, useUnsavedProject } from "./unsaved-project.ts";
import { useSave } from "./use-save.ts";
import { isSameVisibility, type Visibility, VisibilityFields, visibilityOf } from "./VisibilityFields.tsx";

interface ProjectEditorProps {
  /** The reference to edit; without it a new one is added. */
  project?: EditedProject;
  /** Project that a new one is copied from. */
  model?: EditedProject;
  /** Name of the entries that the form goes on with, whatever the server has. */
  resumed?: string;
  /** Countries that references are in. */
  countries: readonly string[];
  /** Told how the dialog is to be closed. */
  closing: React.RefObject<() => void>;
  onClose: () => void;
}

/** With the tables of the gallery, which are big. */
const loadPreview = () => import("../preview/CardPreview.tsx");

const fieldsLook = "grid min-w-0 gap-5 disabled:opacity-60";

/** The form of a project, beside the card that it makes. */
export function ProjectEditor(props: ProjectEditorProps) {
  const { countries, closing } = props;
  const editor = useEditor(props);
  const { project, form, pictures, saving, onConfirmCountry, leaving } = editor;
  const { save, stop, conflict } = saving;
  const { isSubmitting: isSaving } = form.formState;
  const words = project ? admin.project.edit : admin.project.add;
  const [isHistoryOpen, setHistoryOpen] = useState(false);
  closing.current = leaving.close;

  return (
    <>
      <div className="grid min-h-0 grid-cols-1 overflow-y-auto lg:grid-cols-[minmax(0,1fr)_24rem] lg:overflow-hidden">
        <form
          id={formId}
          method="post"
          noValidate
          onSubmit={save}
          className="grid grid-cols-1 content-start gap-5 p-5 lg:overflow-y-auto"
        >
          <Notices editor={editor} />
          <p className="text-small text-muted">{admin.project.required}</p>
          <fieldset disabled={isSaving} aria-label={words.title} className={fieldsLook}>
            <ProjectFields form={form} countries={countries} onConfirmCountry={onConfirmCountry} />
            <CardPicture form={form} picture={pictures.card} />
            <MorePictures form={form} pictures={pictures} />
            <VisibilityFields visibility={editor.visibility} onChange={editor.setVisibility} />
            <EnglishFields form={form} />
          </fieldset>
        </form>
        <Preview form={form} pictureUrl={pictures.card.picked?.url} />
      </div>
      <FormFooter
        words={words}
        isSaving={isSaving}
        isBlocked={conflict !== undefined || pictures.isConverting}
        uploadPercent={pictures.progress}
        onCancel={isSaving ? stop : leaving.close}
        onHistory={project && (() => setHistoryOpen(true))}
      />
      {project && isHistoryOpen && (
        <ProjectHistory
          project={project}
          isDirty={editor.isDirty()}
          onReverted={editor.leave}
          onClose={() => setHistoryOpen(false)}
        />
      )}
      {leaving.isAsking && (
        <ConfirmDialog
          words={admin.project.discard}
          question={admin.project.discard.question}
          onConfirm={editor.leave}
          onCancel={leaving.keep}
        />
      )}
    </>
  );
}

/** Notices and questions before the form is saved. */
function Notices({ editor }: { editor: ReturnType<typeof useEditor> }) {
  const { form, start, saving, onSettle } = editor;
  const { conflict, isDeleted, saveAsNew } = saving;
  return (
    <>
      <RestoredNotice isRestored={editor.isRestored} />
      {conflict && (
        <ProjectConflict
          key={conflict.updatedAt}
          conflict={conflict}
          start={start}
          mine={form.getValues()}
          onSettle={(entry) => onSettle(conflict, entry)}
        />
      )}
      {isDeleted && <DeletedNotice heading="h3" words={admin.project.deleted} onSaveAsNew={saveAsNew} />}
    </>
  );
}

function Preview(props: { form: EntryForm; pictureUrl: string | undefined }) {
  return (
    <aside
      aria-label={admin.project.preview.title}
      className="border-line bg-mist p-5 max-lg:border-t lg:overflow-y-auto lg:border-l"
    >
      <LatePart load={loadPreview} props={props} words={admin.project.preview} />
    </aside>
  );
}

/** State of the form: its entries, saving, and the question before it is left. */
function useEditor({ project: listed, model, resumed, countries, onClose }: ProjectEditorProps) {
  const tell = useToast();
  const { kept, project, keep } = useUnsavedProject({ stored: listed, model, resumed });
  const [key] = useState(kept?.key ?? newSendingKey());
  const [base, setBase] = useState(project);
  const [start, setStart] = useState(() => startingEntry(project, model));
  const [confirmedCountry, onConfirmCountry] = useState(start.country);
  const form = useForm<ProjectEntry, EntryContext, ProjectForm>({
    defaultValues: kept?.entry ?? start,
    resolver: resolveEntry,
    context: {
      countryProblem: (country) =>
        country.trim() === confirmedCountry || countryNamed(country, countries).kind === "known"
          ? undefined
          : admin.project.country.unconfirmed,
    },
  });
  const pictures = usePictures(form, (project ?? model)?.pictures ?? [], kept?.pictures);
  const [stored, setStored] = useState(() => visibilityOf(project));
  const [visibility, setVisibility] = useState<Visibility>(kept?.visibility ?? stored);
  const leave = () => {
    keep(undefined);
    onClose();
  };
  const saving = useSave({ project, key, form, pictures, visibility, onSaved: leave });
  const isDirty = () =>
    pictures.isDirty() ||
    !isSameVisibility(visibility, stored) ||
    differences(projectFields, form.getValues(), start).length > 0;
  const leaving = useClosing({
    isDirty,
    isBusy: form.formState.isSubmitting,
    onClose,
  });
  useProjectUnsaved({ form, base, key, visibility, pictures: pictures.described, isDirty, keep });
  useEffect(() => form.setFocus("title"), [form]);

  /** Goes on from what somebody else has stored meanwhile, with what was chosen of both. */
  function onSettle(theirs: EditedProject, entry: ProjectEntry): void {
    setStart(projectEntry(theirs));
    setBase(theirs);
    form.reset(entry);
    pictures.reset(theirs.pictures);
    if (isSameVisibility(visibility, stored)) setVisibility(visibilityOf(theirs));
    setStored(visibilityOf(theirs));
    saving.settle();
    tell({ title: admin.project.conflict.settled });
  }

  return {
    /** Edited project; undefined where a new one is added. */
    project,
    form,
    start,
    pictures,
    visibility,
    setVisibility,
    saving,
    isDirty,
    onConfirmCountry,
    onSettle,
    leaving,
    /** Entries of an earlier visit stand in the form. */
    isRestored: kept !== undefined,
    /** Discards what is not stored. */
    leave,
  };
}

function startingEntry(project: EditedProject | undefined, model: EditedProject | undefined): ProjectEntry {
  if (project) return projectEntry(project);
  return model ? copyOf(model) : emptyEntry(new Date());
}
