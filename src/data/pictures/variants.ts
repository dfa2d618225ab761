import type { PictureVariant } from "#domain/files/picture-variants.ts";
import { type ConcurrencyLimiter, createConcurrencyLimiter } from "../concurrency-limiter.ts";
import { encodeVariant } from "./encode-variant.ts";

export type VariantResult =
  | { kind: "found"; contentType: string; bytes: Uint8Array }
  /** There is no such picture. */
  | { kind: "missing" }
  /** The picture is there, but cannot be opened. */
  | { kind: "broken" }
  /** So many others are being made that this one has to wait. */
  | { kind: "busy" };

/** Smaller versions of uploaded pictures, made at the first request and stored as long as their picture. */
export interface Variants {
  /** The caller checks that its size is offered: each one that is requested is stored. */
  find(variant: PictureVariant): Promise<VariantResult>;
}

/**
 * Store of pictures and their variants: in the database beside each other, so that every instance has them and
 * they are deleted with their picture.
 */
export interface VariantStore {
  /** Stored variant: `null` for one that is still to be made, `undefined` where there is no such picture. */
  stored(variant: PictureVariant): Promise<Uint8Array | null | undefined>;
  /** The picture itself, as it was uploaded. */
  picture(name: string): Promise<Uint8Array | undefined>;
  keep(variant: PictureVariant, bytes: Uint8Array): Promise<void>;
}

/** Maximum number of variants that are made or wait. Each takes up to half a second. */
const maxVariants = 60;

/** One variant is made at a time, on one core, of whatever kind of picture. */
export function createVariantQueue(): ConcurrencyLimiter {
  return createConcurrencyLimiter(maxVariants);
}

/** Those who ask for the same variant wait for the same work. */
export function createVariants(
  store: VariantStore,
  queue: ConcurrencyLimiter = createVariantQueue(),
  encode = encodeVariant,
): Variants {
  const inFlight = new Map<string, Promise<VariantResult>>();

  async function storedResult(variant: PictureVariant): Promise<VariantResult | undefined> {
    const bytes = await store.stored(variant);
    if (bytes === undefined) return { kind: "missing" };
    return bytes === null ? undefined : found(variant, bytes);
  }

  async function make(variant: PictureVariant): Promise<VariantResult> {
    // Another instance may have been faster while this one was waiting.
    const stored = await storedResult(variant);
    if (stored) return stored;
    const picture = await store.picture(variant.picture);
    if (!picture) return { kind: "missing" };
    const bytes = await encode(picture, variant).catch(() => undefined);
    if (!bytes) return { kind: "broken" };
    // Keeping it only saves time: where the picture has gone meanwhile, or the database is away, this visitor is served.
    await store.keep(variant, bytes).catch(() => undefined);
    return found(variant, bytes);
  }

  function makeOnce(variant: PictureVariant): Promise<VariantResult> | undefined {
    const { picture, width, squareAt = "", format } = variant;
    const key = `${picture} ${width} ${squareAt} ${format}`;
    const running = inFlight.get(key);
    if (running) return running;
    const work = queue.run(() => make(variant))?.finally(() => inFlight.delete(key));
    if (work) inFlight.set(key, work);
    return work;
  }

  return {
    async find(variant) {
      return (await storedResult(variant)) ?? (await makeOnce(variant)) ?? { kind: "busy" };
    },
  };
}

function found({ format }: PictureVariant, bytes: Uint8Array): VariantResult {
  return { kind: "found", contentType: `image/${format}`, bytes };
}
