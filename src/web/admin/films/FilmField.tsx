import { useId, useRef } from "react";
import { filmTools } from "#content/admin/films.ts";
import type { FileView } from "#domain/files/file-calls.ts";
import type { OwnPicture } from "#domain/files/own-picture.ts";
import { filesPath } from "#domain/files/stored-file.ts";
import {
  type FilmSource,
  isUploadedFilm,
  maxFilmAddressLength,
  type UploadedFilm,
  withCaptions,
} from "#domain/films/film-source.ts";
import { defaultLocale } from "#domain/locale.ts";
import { tracksOf } from "../../films/VideoPlayer.tsx";
import { ToolButton } from "../../ui/fields/ToolButton.tsx";
import { toolButton, toolControl } from "../../ui/fields/tool-class.ts";
import { Trash2 } from "../../ui/icons/admin-icons.ts";
import { Image } from "../../ui/icons/visitor-icons.ts";
import { type TrackUpload, UploadDrop, type UploadState } from "../files/UploadDrop.tsx";
import { CaptionFields } from "./CaptionFields.tsx";
import { filmFacts } from "./film-facts.ts";
import { frameOf, openingFrame } from "./film-frame.ts";
import { usePoster } from "./use-poster.ts";
import { useUploads } from "./use-uploads.ts";

interface FilmFieldProps {
  label: string;
  film: FilmSource | null;
  /** Changes the present film: an upload may end long after it began. */
  onFilm: (change: (film: FilmSource | null) => FilmSource | null) => void;
  /** Returns true if it has a poster, which a frame replaces only on request. */
  hasPoster: () => boolean;
  onPoster: (picture: OwnPicture) => void;
  /** False if another button removes the film. */
  isRemovable?: boolean;
  onUpload?: (state: UploadState | undefined) => void;
  /** Receives uploads, which continue after the field is closed. */
  track?: TrackUpload;
  /** Name of the field, if uploads are tracked. */
  target?: string;
  describedBy?: string | undefined;
}

export function FilmField(props: FilmFieldProps) {
  const { label, film, onFilm, isRemovable = true, onUpload, track, target, describedBy } = props;
  const { poster, makePoster, take } = useFilmUpload(props);
  const report = useUploads(onUpload);
  const uploaded = film && isUploadedFilm(film) ? film : undefined;
  return (
    <>
      {uploaded && (
        <CurrentFilm film={uploaded} isBusy={poster.isBusy} onFrame={(video) => makePoster(frameOf(video))} />
      )}
      <UploadDrop
        kind="film"
        label={label}
        onStored={take}
        onState={(state) => report("film", state)}
        track={track}
        target={target}
      />
      <p role="status" className="mt-1.5 text-small text-success empty:hidden">
        {poster.status}
      </p>
      <p role="alert" className="mt-1.5 text-danger text-small empty:hidden">
        {poster.problem}
      </p>
      {uploaded && (
        <CaptionFields
          label={label}
          film={uploaded}
          onFile={(locale, file) =>
            onFilm((film) => (isSameFile(film, uploaded) ? withCaptions(film, locale, file) : film))
          }
          onUpload={report}
          track={track}
          target={target}
        />
      )}
      {uploaded && isRemovable && (
        <button
          type="button"
          onClick={() => onFilm(() => null)}
          className={toolButton("quiet", "mt-1 -ml-1")}
        >
          <Trash2 className="size-4" />
          {filmTools.remove}
        </button>
      )}
      {!uploaded && (
        <AddressField
          address={film && "address" in film ? film.address : ""}
          onAddress={(address) => onFilm(() => (address === "" ? null : { address }))}
          describedBy={describedBy}
        />
      )}
    </>
  );
}

function useFilmUpload({ onFilm, hasPoster, onPoster, track, target }: FilmFieldProps) {
  const poster = usePoster(onPoster, target && `${target} poster`);
  const makePoster = (frame: Promise<File | undefined>) => {
    const made = poster.make(frame);
    track?.(made);
  };
  const take = (file: FileView) => {
    onFilm(() => uploadedFilm(file));
    if (hasPoster()) poster.keep();
    else makePoster(openingFrame(file.url));
  };
  return { poster, makePoster, take };
}

interface CurrentFilmProps {
  film: UploadedFilm;
  isBusy: boolean;
  onFrame: (video: HTMLVideoElement) => void;
}

function CurrentFilm({ film, isBusy, onFrame }: CurrentFilmProps) {
  const video = useRef<HTMLVideoElement>(null);
  return (
    <div className="mb-2">
      {/* biome-ignore lint/a11y/useMediaCaption: captions are entered beneath it */}
      <video
        // Browsers do not reload tracks of a loaded film.
        key={JSON.stringify(film)}
        ref={video}
        controls
        playsInline
        preload="metadata"
        width={film.width}
        height={film.height}
        src={`${filesPath}/${film.file}`}
        aria-label={filmTools.preview}
        className="mx-auto block h-auto max-h-72 w-full rounded-button bg-ink object-contain"
      >
        {tracksOf(film, defaultLocale).map(({ src, locale, label }) => (
          <track key={locale} kind="captions" src={src} srcLang={locale} label={label} />
        ))}
      </video>
      <p className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-muted text-small">
        <ToolButton
          isDisabled={isBusy}
          onClick={() => video.current && onFrame(video.current)}
          className={toolButton("plain", "min-h-8 px-2.5")}
        >
          <Image className="size-4" />
          {filmTools.poster.take}
        </ToolButton>
        <span className="figures">{filmFacts(film)}</span>
      </p>
    </div>
  );
}

interface AddressFieldProps {
  address: string;
  onAddress: (address: string) => void;
  describedBy: string | undefined;
}

function AddressField({ address, onAddress, describedBy }: AddressFieldProps) {
  const id = useId();
  return (
    <>
      <label htmlFor={id} className="mt-2.5 mb-1 block font-semibold text-small">
        {filmTools.address}
      </label>
      <input
        id={id}
        type="text"
        inputMode="url"
        autoComplete="off"
        maxLength={maxFilmAddressLength}
        aria-invalid={describedBy === undefined ? undefined : true}
        aria-describedby={[describedBy, `${id}-hint`].filter(Boolean).join(" ")}
        value={address}
        onChange={(event) => onAddress(event.currentTarget.value)}
        className={toolControl}
      />
      <p id={`${id}-hint`} className="mt-1 text-muted text-small">
        {filmTools.addressHint}
      </p>
    </>
  );
}

function uploadedFilm({ name, width = 1, height = 1, seconds = null }: FileView): UploadedFilm {
  return { file: name, width, height, seconds };
}

function isSameFile(film: FilmSource | null, { file }: UploadedFilm): film is UploadedFilm {
  return film !== null && isUploadedFilm(film) && film.file === file;
}
