import { Readable } from "node:stream";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { missingFile } from "#content/problems/file-problems.ts";
import type { Services } from "#data/services.ts";
import { fileVariantNamed } from "#domain/files/file-variants.ts";
import { dispositionOf, isDocumentName } from "#domain/files/published-document.ts";
import { filesPath, isFileName, type StoredFile } from "#domain/files/stored-file.ts";
import { localeFor } from "#http/preferred-locale.ts";
import { parseRange } from "#http/responses/byte-range.ts";
import { isEtagIn } from "#http/responses/encoded-response.ts";
import { redirectToOriginal, refusePicture, sendPicture } from "#http/responses/picture-response.ts";
import { forever } from "#http/responses/shared-cache-headers.ts";

/**
 * A picture that is opened by itself runs no script and loads nothing, whatever it contains. PDFs and films are sent without this
 * policy. Browsers show them in a viewer of their own, and some apply the file's policy to it: Safari's viewer of PDFs then stays empty,
 * and a player cannot load the film, which runs nothing anyway.
 */
const picturePolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

type Options = Pick<Services, "files" | "fileVariants">;

interface FileRoute {
  Params: { name: string; saved?: string };
}

/**
 * Files that administrators brought: `/files/<hash>.webp`, what is made of the pictures among them (`/files/<hash>-480.avif`,
 * `/files/<hash>-480-square-35.avif`), and others as well under the name that visitors save, `/files/<hash>.pdf/<name>.pdf`. The
 * file of an address never changes, so that a browser requests it once; viewers of documents request the pages that they show.
 */
export async function storedFiles(app: FastifyInstance, { files, fileVariants }: Options): Promise<void> {
  const handler = async (request: FastifyRequest<FileRoute>, reply: FastifyReply) => {
    const { name, saved } = request.params;
    const variant = saved === undefined ? fileVariantNamed(name) : undefined;
    if (variant) return sendVariant(request, reply, variant, fileVariants);
    const file = isFileName(name) ? await files.find(name) : undefined;
    if (!file || !isNameOf(file, saved)) return refuse(request, reply);
    setFileHeaders(reply, file, saved);
    return sendFile(request, reply, file, files);
  };
  for (const url of [`${filesPath}/:name`, `${filesPath}/:name/:saved`])
    app.route<FileRoute>({ method: ["GET", "HEAD"], url, handler });
}

function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: StoredFile,
  files: Options["files"],
): FastifyReply {
  if (isEtagIn(request.headers["if-none-match"], etagOf(file))) return reply.code(304).send();
  const part = requestedRange(request, file);
  if (part === "unsatisfiable") return refusePart(reply, file);
  const { from, to } = part === "whole" ? { from: 0, to: file.size } : part;
  if (part !== "whole") reply.code(206).header("content-range", `bytes ${from}-${to - 1}/${file.size}`);
  reply.type(typeOf(file)).header("content-length", to - from);
  if (request.method === "HEAD") return reply.send();
  return reply.send(Readable.from(files.read(file.name, from, to), { objectMode: false }));
}

async function sendVariant(
  request: FastifyRequest<FileRoute>,
  reply: FastifyReply,
  variant: Exclude<ReturnType<typeof fileVariantNamed>, undefined>,
  fileVariants: Options["fileVariants"],
): Promise<FastifyReply> {
  if (variant === "unknown-size") return refusePicture(request, reply, variant);
  const result = await fileVariants.find(variant);
  if (result.kind === "busy") return redirectToOriginal(reply, `${filesPath}/${variant.picture}`);
  return sendPicture(request, reply, request.params.name, result);
}

function refuse(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.code(404).header("cache-control", "no-store").type("text/plain; charset=utf-8");
  return reply.send(missingFile[localeFor(request)]);
}

function refusePart(reply: FastifyReply, { size }: StoredFile): FastifyReply {
  return reply
    .code(416)
    .header("content-range", `bytes */${size}`)
    .header("cache-control", "no-store")
    .send();
}

/** Pictures, films and captions are not saved under another name than their own. */
function isNameOf({ name, contentType }: StoredFile, saved: string | undefined): boolean {
  if (saved === undefined) return true;
  return !/^(image|video|text)\//.test(contentType) && isDocumentName(saved, name.split(".").at(-1));
}

function setFileHeaders(reply: FastifyReply, file: StoredFile, saved: string | undefined): void {
  reply.headers({
    "cache-control": forever,
    etag: etagOf(file),
    "accept-ranges": "bytes",
    ...(saved === undefined ? {} : { "content-disposition": dispositionOf(saved, howOf(file)) }),
    ...(hasViewer(file) ? {} : { "content-security-policy": picturePolicy }),
  });
}

/** Texts are UTF-8. */
function typeOf({ contentType }: StoredFile): string {
  return contentType.startsWith("text/") ? `${contentType}; charset=utf-8` : contentType;
}

/** Returns true for files for which browsers build a page of their own. */
function hasViewer({ contentType }: StoredFile): boolean {
  return contentType === "application/pdf" || contentType.startsWith("video/");
}

/** Browsers have no viewer for files of CAD programs. */
function howOf({ contentType }: StoredFile): "inline" | "attachment" {
  return contentType === "application/octet-stream" ? "attachment" : "inline";
}

/** If `If-Range` names another file, the whole file is sent. Ranges are for GET alone. RFC 9110 section 14.2. */
function requestedRange(
  { method, headers }: FastifyRequest,
  file: StoredFile,
): ReturnType<typeof parseRange> {
  const condition = headers["if-range"];
  if (method !== "GET" || (condition !== undefined && condition !== etagOf(file))) return "whole";
  return parseRange(headers.range, file.size);
}

function etagOf({ name }: StoredFile): string {
  return `"${name}"`;
}
