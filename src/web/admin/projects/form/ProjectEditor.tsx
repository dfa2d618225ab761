import { useEffect, useState } from "react";
import { useForm } from "react-hook-form";
import { admin } from "#content/admin/admin.ts";
import { countryNamed } from "#content/lookup/country-names.ts";
import type { EditedProject } from "#domain/projects/project.ts";
import type { ProjectForm } from "#domain/projects/project-form.ts";
import { ConfirmDialog } from "../../../ui/tools/ConfirmDialog.tsx";
import { LatePart } from "../../../ui/tools/LatePart.tsx";
import { useTell } from "../../toast.tsx";
import { PicturePicker } from "../picture/PicturePicker.tsx";
import { usePicture } from "../picture/use-picture.ts";
import { ConflictNotice } from "./ConflictNotice.tsx";
import { EnglishFields } from "./EnglishFields.tsx";
import {
  differences,
  type EntryContext,
  emptyEntry,
  entryOf,
  type ProjectEntry,
  resolveEntry,
} from "./entry.ts";
import { FormFooter, formId } from "./FormFooter.tsx";
import { ProjectFields } from "./ProjectFields.tsx";
import { useClosing } from "./use-closing.ts";
import { useSave } from "./use-save.ts";

interface ProjectEditorProps {
  /** The reference to edit; without it a new one is added. */
  project?: EditedProject;
  /** Countries that references are in. */
  countries: readonly string[];
  /** Told how the dialog is to be closed. */
  closing: React.RefObject<() => void>;
  onClose: () => void;
}

/** With the tables of the gallery, which are big. */
const loadPreview = () => import("../preview/CardPreview.tsx");

/** The form of a reference, beside the card that it makes. */
export function ProjectEditor({ project, countries, closing, onClose }: ProjectEditorProps) {
  const tell = useTell();
  const [start, setStart] = useState(() => (project ? entryOf(project) : emptyEntry(new Date())));
  const [confirmedCountry, confirmCountry] = useState(start.country);
  const form = useForm<ProjectEntry, EntryContext, ProjectForm>({
    defaultValues: start,
    resolver: resolveEntry,
    context: {
      countryProblem: (country) =>
        country.trim() === confirmedCountry || countryNamed(country, countries).kind === "known"
          ? undefined
          : admin.project.country.unconfirmed,
    },
  });
  const picture = usePicture();
  const { save, stop, conflict, settle } = useSave({ project, form, picture, onSaved: onClose });
  const { isSubmitting: isSaving } = form.formState;
  const { close, keep, isAsking } = useClosing({
    isDirty: () => picture.picked !== undefined || differences(form.getValues(), start).length > 0,
    isBusy: isSaving,
    onClose,
  });
  closing.current = close;
  useEffect(() => form.setFocus("title"), [form]);

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
          {conflict && (
            <ConflictNotice
              key={conflict.updatedAt}
              conflict={conflict}
              start={start}
              mine={form.getValues()}
              onSettle={(entry) => {
                setStart(entryOf(conflict));
                form.reset(entry);
                settle();
                tell({ title: admin.project.conflict.settled });
              }}
            />
          )}
          <p className="text-[13px] text-muted">{admin.project.required}</p>
          <fieldset disabled={isSaving} className="grid min-w-0 gap-5 disabled:opacity-60">
            <ProjectFields form={form} countries={countries} onConfirmCountry={confirmCountry} />
            <PicturePicker form={form} picture={picture} />
            <EnglishFields form={form} />
          </fieldset>
        </form>
        <aside
          aria-label={admin.project.preview.title}
          className="border-line bg-mist p-5 max-lg:border-t lg:overflow-y-auto lg:border-l"
        >
          <LatePart
            load={loadPreview}
            props={{ form, pictureUrl: picture.picked?.url }}
            words={admin.project.preview}
          />
        </aside>
      </div>
      <FormFooter
        words={project ? admin.project.edit : admin.project.add}
        isSaving={isSaving}
        isBlocked={conflict !== undefined}
        uploadPercent={picture.progress}
        onCancel={isSaving ? stop : close}
      />
      {isAsking && (
        <ConfirmDialog
          words={admin.project.discard}
          question={admin.project.discard.question}
          onConfirm={onClose}
          onCancel={keep}
        />
      )}
    </>
  );
}
