import multipart from "@fastify/multipart";
import type { FastifyReply, FastifyRequest } from "fastify";
import * as z from "zod/mini";
import { fileProblemText } from "#content/problems/file-problems.ts";
import type { Services } from "#data/services.ts";
import { fileCalls } from "#domain/files/file-calls.ts";
import {
  type FileKind,
  type FileProblem,
  fileKinds,
  filesPath,
  type SmallFileKind,
} from "#domain/files/stored-file.ts";
import { Overloaded } from "#domain/overloaded.ts";
import { allowSlowUpload } from "#http/body-timeout.ts";
import { type Api, binary, operationFromContract } from "#http/calls/operation.ts";
import { problemSchema } from "#http/calls/problem.ts";
import { multipartOverheadBytes, receiveFile, receiveFileInChunks } from "#http/form-file.ts";
import { uploadLimit } from "#http/limits.ts";
import { localeFor } from "#http/preferred-locale.ts";
import { type AdminContext, messagesFor, refuseUntilLater } from "./admin-context.ts";

/** Files received and checked at the same time: each is in memory more than once. */
const maxConcurrent = 3;

const maxFileBytes = Math.max(...Object.values(fileKinds).map(({ maxBytes }) => maxBytes));

const uploaded = (name: string) => ({ event: "file-uploaded", detail: name.slice(0, 200) }) as const;

type Options = Pick<Services, "files" | "limits"> & AdminContext;

/** Files for the pages: pictures, logo, documents, films, captions. */
export async function filesApi(api: Api, options: Options): Promise<void> {
  const { files, limits, sessionOf, logChange, count } = options;
  await api.register(multipart, { preservePath: true });
  let inFlight = 0;

  api.route({
    ...operationFromContract(fileCalls.upload, {
      operationId: "uploadFile",
      summary:
        "Upload a file for the pages, as field `file`: WebP up to 4 MB, SVG or PNG up to 1 MB, PDF and CAD files up to 20 MB, MP4 and WebM up to 100 MB, WebVTT up to 1 MB",
      consumes: ["multipart/form-data"],
      documentedBody: z.object({ file: binary() }),
      response: { 413: problemSchema, 429: problemSchema },
    }),
    bodyLimit: maxFileBytes + multipartOverheadBytes,
    handler: async (request, reply) => {
      const { kind } = request.params;
      const rateLimit = await limits.consume(uploadLimit(sessionOf(request).id));
      if (!rateLimit.allowed)
        return refuseUntilLater(reply, messagesFor(request).tooManyUploads, rateLimit.retryAfterMs);
      if (!request.isMultipart()) throw Object.assign(new Error("No form."), { statusCode: 415 });
      if (Number(request.headers["content-length"] ?? 0) > fileKinds[kind].maxBytes + multipartOverheadBytes)
        return refuse(request, reply, kind, "tooLarge");
      if (inFlight >= maxConcurrent) throw new Overloaded();
      inFlight += 1;
      allowSlowUpload(request.raw);
      try {
        return await (kind === "film" ? receiveFilm(request, reply) : receiveSmallFile(request, reply, kind));
      } finally {
        inFlight -= 1;
      }
    },
  });

  async function receiveSmallFile(request: FastifyRequest, reply: FastifyReply, kind: SmallFileKind) {
    const received = await receiveFile(request, "file", fileKinds[kind].maxBytes);
    if ("problem" in received) return refuse(request, reply, kind, received.problem);
    const stored = await logChange(
      request,
      () => files.accept(kind, received.bytes),
      (done) => ("problem" in done ? undefined : uploaded(received.name)),
    );
    if ("problem" in stored) return refuse(request, reply, kind, stored.problem);
    return { ...stored, url: `${filesPath}/${stored.name}` };
  }

  /** Chunks are stored as they arrive: one transaction would block all other writers. */
  async function receiveFilm(request: FastifyRequest, reply: FastifyReply) {
    const { maxBytes } = fileKinds.film;
    const received = await receiveFileInChunks(request, { field: "file", maxBytes }, files.films.receive);
    if ("problem" in received) return refuse(request, reply, "film", received.problem);
    const { name, result: film } = received;
    if ("problem" in film) return refuse(request, reply, "film", film.problem);
    await logChange(
      request,
      () => files.films.keep(film),
      () => uploaded(name),
    );
    return { ...film, url: `${filesPath}/${film.name}` };
  }

  function refuse(request: FastifyRequest, reply: FastifyReply, kind: FileKind, problem: FileProblem) {
    count(request, "upload-refused");
    const error = fileProblemText(localeFor(request), kind, problem);
    return reply.code(problem === "tooLarge" ? 413 : 400).send({ error });
  }
}
