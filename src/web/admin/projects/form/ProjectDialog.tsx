import { lazy, Suspense, useState } from "react";
import { useForm } from "react-hook-form";
import { admin } from "#content/admin.ts";
import type { EditedProject } from "#domain/gallery/project.ts";
import type { ProjectForm } from "#domain/gallery/project-form.ts";
import { useTell } from "../../toast.tsx";
import { ConfirmDialog } from "../../tools/ConfirmDialog.tsx";
import { ModalDialog } from "../../tools/ModalDialog.tsx";
import { toolButton } from "../../tools/tool-class.ts";
import { PicturePicker } from "../picture/PicturePicker.tsx";
import { usePicture } from "../picture/use-picture.ts";
import { ConflictNotice } from "./ConflictNotice.tsx";
import { EnglishFields } from "./EnglishFields.tsx";
import { differences, emptyEntry, entryOf, type ProjectEntry, resolveEntry } from "./entry.ts";
import { ProjectFields } from "./ProjectFields.tsx";
import { useLeaveWarning } from "./use-leave-warning.ts";
import { useSave } from "./use-save.ts";

interface ProjectDialogProps {
  /** The reference to edit; without it a new one is added. */
  project?: EditedProject;
  /** Countries that references are in, as suggestions. */
  countries: readonly string[];
  onClose: () => void;
}

/** With the tables of the gallery, which are big. */
const CardPreview = lazy(() => import("../preview/CardPreview.tsx"));

const formId = "project-form";

/** The form of a reference, beside the card that it makes. */
export function ProjectDialog({ project, countries, onClose }: ProjectDialogProps) {
  const words = project ? admin.project.edit : admin.project.add;
  const tell = useTell();
  const [start, setStart] = useState(() =>
    project ? entryOf(project) : emptyEntry(new Date().getFullYear()),
  );
  const form = useForm<ProjectEntry, unknown, ProjectForm>({ defaultValues: start, resolver: resolveEntry });
  const picture = usePicture();
  const { save, conflict, settle } = useSave({ project, form, picture, onSaved: onClose });
  const [isAsking, setAsking] = useState(false);
  const isSaving = form.formState.isSubmitting;

  const isDirty = () => picture.picked !== undefined || differences(form.getValues(), start).length > 0;
  const askToClose = () => {
    if (isSaving) return;
    if (isDirty()) setAsking(true);
    else onClose();
  };
  useLeaveWarning(isDirty, askToClose);

  return (
    <ModalDialog
      title={words.title}
      onClose={askToClose}
      className="w-[76rem] max-md:h-dvh max-md:max-h-dvh max-md:w-screen max-md:max-w-none max-md:rounded-none"
    >
      <div className="grid min-h-0 overflow-y-auto lg:grid-cols-[1fr_24rem] lg:overflow-hidden">
        <form
          id={formId}
          method="post"
          noValidate
          onSubmit={save}
          className="grid content-start gap-5 p-5 lg:overflow-y-auto"
        >
          {conflict && (
            <ConflictNotice
              conflict={conflict}
              mine={form.getValues()}
              onTheirs={() => {
                setStart(entryOf(conflict));
                form.reset(entryOf(conflict));
                picture.drop();
                settle();
              }}
              onMine={() => {
                setStart(entryOf(conflict));
                settle();
                tell({ title: admin.project.conflict.kept });
              }}
            />
          )}
          <p className="text-[13px] text-muted">{admin.project.required}</p>
          <ProjectFields form={form} countries={countries} />
          <PicturePicker form={form} picture={picture} />
          <EnglishFields form={form} />
        </form>
        <aside
          aria-label={admin.project.preview.title}
          className="border-line bg-mist p-5 max-lg:border-t lg:overflow-y-auto lg:border-l"
        >
          <Suspense>
            <CardPreview form={form} pictureUrl={picture.picked?.url} />
          </Suspense>
        </aside>
      </div>
      <footer className="flex items-center justify-end gap-2 border-line border-t bg-white px-5 py-3.5">
        {picture.progress !== undefined && <UploadProgress percent={picture.progress} />}
        <button type="button" onClick={askToClose} disabled={isSaving} className={toolButton("plain")}>
          {admin.project.cancel}
        </button>
        <button
          type="submit"
          form={formId}
          disabled={isSaving || conflict !== undefined}
          className={toolButton("primary", "min-w-24")}
        >
          {isSaving ? words.pending : words.submit}
        </button>
      </footer>
      {isAsking && (
        <ConfirmDialog
          words={admin.project.discard}
          question={admin.project.discard.question}
          onConfirm={onClose}
          onCancel={() => setAsking(false)}
        />
      )}
    </ModalDialog>
  );
}

function UploadProgress({ percent }: { percent: number }) {
  const label = admin.project.picture.uploading.replace("{percent}", String(percent));
  return (
    <label className="mr-auto flex items-center gap-3 text-[13px] text-muted">
      <progress max={100} value={percent} className="h-2 w-32 accent-action" />
      {label}
    </label>
  );
}
