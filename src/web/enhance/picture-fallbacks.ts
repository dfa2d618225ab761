/**
 * Shows the fallback text of every picture that fails to load (`[data-missing-picture]` before it), and hides
 * the broken picture.
 */
export function showPictureFallbacks(): void {
  // Error events of images do not bubble.
  document.addEventListener("error", ({ target }) => nameMissing(target), true);
  // Images that failed before this script ran.
  for (const picture of document.images)
    if (picture.complete && picture.currentSrc && picture.naturalWidth === 0) nameMissing(picture);
}

function nameMissing(picture: EventTarget | null): void {
  if (!(picture instanceof HTMLImageElement)) return;
  const words = picture.closest("picture")?.previousElementSibling;
  if (!words?.matches("[data-missing-picture]")) return;
  words.classList.remove("no-script-only");
  picture.style.visibility = "hidden";
}
