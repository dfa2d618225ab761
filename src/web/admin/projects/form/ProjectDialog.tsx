import { type ComponentProps, lazy, Suspense, useState } from "react";
import { useForm } from "react-hook-form";
import { admin } from "#content/admin.ts";
import type { EditedProject } from "#domain/gallery/project.ts";
import type { ProjectForm } from "#domain/gallery/project-form.ts";
import { ConfirmDialog } from "../../tools/ConfirmDialog.tsx";
import { ModalDialog } from "../../tools/ModalDialog.tsx";
import { PicturePicker } from "../picture/PicturePicker.tsx";
import { usePicture } from "../picture/use-picture.ts";
import { ConflictNotice } from "./ConflictNotice.tsx";
import { EnglishFields } from "./EnglishFields.tsx";
import { differences, emptyEntry, entryOf, type ProjectEntry, resolveEntry } from "./entry.ts";
import { FormFooter, formId } from "./FormFooter.tsx";
import { ProjectFields } from "./ProjectFields.tsx";
import { useClosing } from "./use-closing.ts";
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

/** The form of a reference, beside the card that it makes. */
export function ProjectDialog({ project, countries, onClose }: ProjectDialogProps) {
  const words = project ? admin.project.edit : admin.project.add;
  const [start, setStart] = useState(() =>
    project ? entryOf(project) : emptyEntry(new Date().getFullYear()),
  );
  const form = useForm<ProjectEntry, unknown, ProjectForm>({ defaultValues: start, resolver: resolveEntry });
  const picture = usePicture();
  const { save, conflict, settle } = useSave({ project, form, picture, onSaved: onClose });
  const { isSubmitting: isSaving } = form.formState;
  const closing = useClosing({
    isDirty: () => picture.picked !== undefined || differences(form.getValues(), start).length > 0,
    isBusy: isSaving,
    onClose,
  });
  function goOnFrom(newer: EditedProject): void {
    setStart(entryOf(newer));
    settle();
  }

  return (
    <ModalDialog
      title={words.title}
      onClose={closing.close}
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
                goOnFrom(conflict);
                form.reset(entryOf(conflict));
                picture.drop();
              }}
              onMine={() => goOnFrom(conflict)}
            />
          )}
          <p className="text-[13px] text-muted">{admin.project.required}</p>
          <ProjectFields form={form} countries={countries} />
          <PicturePicker form={form} picture={picture} />
          <EnglishFields form={form} />
        </form>
        <Preview form={form} pictureUrl={picture.picked?.url} />
      </div>
      <FormFooter
        words={words}
        isSaving={isSaving}
        isBlocked={conflict !== undefined}
        uploadPercent={picture.progress}
        onCancel={closing.close}
      />
      {closing.isAsking && (
        <ConfirmDialog
          words={admin.project.discard}
          question={admin.project.discard.question}
          onConfirm={onClose}
          onCancel={closing.keep}
        />
      )}
    </ModalDialog>
  );
}

function Preview(props: ComponentProps<typeof CardPreview>) {
  return (
    <aside
      aria-label={admin.project.preview.title}
      className="border-line bg-mist p-5 max-lg:border-t lg:overflow-y-auto lg:border-l"
    >
      <Suspense>
        <CardPreview {...props} />
      </Suspense>
    </aside>
  );
}
