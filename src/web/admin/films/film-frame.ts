/** Second of the frame for the poster: many films begin in black. */
const frameSeconds = 1;
const maxWaitMs = 20_000;

/** Returns a frame of a film's first seconds as a file; `undefined` if the browser cannot decode the film. */
export async function openingFrame(address: string): Promise<File | undefined> {
  const video = Object.assign(document.createElement("video"), {
    muted: true,
    preload: "auto",
    src: address,
  });
  try {
    if (!(await waitForEvent(video, "loadeddata"))) return undefined;
    video.currentTime = Math.min(frameSeconds, Number.isFinite(video.duration) ? video.duration / 2 : 0);
    return (await waitForEvent(video, "seeked")) ? await frameOf(video) : undefined;
  } finally {
    video.removeAttribute("src");
    video.load();
  }
}

export async function frameOf(video: HTMLVideoElement): Promise<File | undefined> {
  // With metadata alone there is no picture to draw.
  if (video.readyState < HTMLMediaElement.HAVE_CURRENT_DATA) return undefined;
  const canvas = document.createElement("canvas");
  Object.assign(canvas, { width: video.videoWidth, height: video.videoHeight });
  canvas.getContext("2d")?.drawImage(video, 0, 0);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/webp", 0.9));
  return blob ? new File([blob], "frame.webp", { type: blob.type }) : undefined;
}

/** Resolves to false if the film fails first or the event is late. */
function waitForEvent(video: HTMLVideoElement, event: "loadeddata" | "seeked"): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), maxWaitMs);
    const end = (isThere: boolean) => () => {
      clearTimeout(timer);
      resolve(isThere);
    };
    video.addEventListener(event, end(true), { once: true });
    video.addEventListener("error", end(false), { once: true });
  });
}
