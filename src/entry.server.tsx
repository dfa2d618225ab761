import { Writable } from "node:stream";
import { renderToPipeableStream, renderToString } from "react-dom/server";
import {
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { failureContext, nonceContext } from "#web/context.ts";
import { pageHandleOf } from "#web/page-handle.ts";

// The server sets these tokens and pages read them: both must hold the same objects, so the server
// takes them from this bundle instead of importing the sources a second time.
// biome-ignore lint/performance/noBarrelFile: not a barrel, see above
export { createRequestHandler, RouterContextProvider } from "react-router";
export {
  assetsContext,
  catalogsContext,
  contentContext,
  failureContext,
  isInEditorContext,
  nonceContext,
  outlineSheetsContext,
  searchEnginesContext,
  senderAddressContext,
  servicesContext,
  siteUrlContext,
} from "#web/context.ts";

/** Passes a failure to the server, which logs it. */
export const handleError: HandleErrorFunction = (failure, { context, request }) => {
  if (!request.signal.aborted) context.get(failureContext)(failure);
};

/** Time after which a page that still waits for data is given up, ms. */
const timeoutMs = 10_000;

/** Renders the whole document before the first byte leaves, so that it can be cached, hashed and compressed. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const html = isHydrated(context)
    ? await documentWithData(request.url, context, loadContext.get(nonceContext))
    : documentAlone(request.url, context);
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(html, { status, headers });
}

/** True if the browser runs React Router on the page, which then needs the data of its loaders. */
function isHydrated({ staticHandlerContext, routeModules }: EntryContext): boolean {
  return staticHandlerContext.matches.some(({ route }) => pageHandleOf(routeModules[route.id] ?? {}).hydrate);
}

/** Public pages wait for nothing while they are rendered; a stream would take a tenth longer. */
function documentAlone(url: string, context: EntryContext): Buffer<ArrayBuffer> {
  const { serverHandoffStream: _data, ...alone } = context;
  return Buffer.from(`<!DOCTYPE html>${renderToString(<ServerRouter context={alone} url={url} />)}`);
}

async function documentWithData(
  url: string,
  context: EntryContext,
  nonce: string | undefined,
): Promise<Buffer<ArrayBuffer>> {
  const nonceOption = nonce === undefined ? {} : { nonce };
  let failure: unknown;
  const html = await new Promise<Buffer<ArrayBuffer>>((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(
      <ServerRouter context={context} url={url} {...nonceOption} />,
      {
        ...nonceOption,
        onAllReady() {
          clearTimeout(timer);
          pipe(collector(resolve));
        },
        onShellError: reject,
        onError(error) {
          failure ??= error;
        },
      },
    );
    const timer = setTimeout(() => abort(new Error(`Page ${url} took over ${timeoutMs} ms.`)), timeoutMs);
  });
  if (failure !== undefined) throw failure;
  return html;
}

/** Gathers what is written to it, and hands it over when that is all. */
function collector(done: (whole: Buffer<ArrayBuffer>) => void): Writable {
  const parts: Buffer[] = [];
  return new Writable({
    write(part: Buffer, _encoding, next) {
      parts.push(part);
      next();
    },
    final(next) {
      done(Buffer.concat(parts));
      next();
    },
  });
}
