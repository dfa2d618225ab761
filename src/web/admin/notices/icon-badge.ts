const side = 64;

const plain = new Map<HTMLLinkElement, string>();
let shown = 0;

export function showBadge(count: number): void {
  if (count === shown) return;
  shown = count;
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="icon"]')];
  for (const link of links) if (!plain.has(link)) plain.set(link, link.href);
  const [first] = links;
  if (count === 0 || !first) {
    for (const [link, href] of plain) link.href = href;
    return;
  }
  const icon = new Image(side, side);
  icon.onload = () => {
    const drawn = draw(icon, count > 9 ? "9+" : String(count));
    if (shown === count && drawn) for (const link of links) link.href = drawn;
  };
  icon.src = plain.get(first) ?? first.href;
}

function draw(icon: HTMLImageElement, text: string): string | undefined {
  const canvas = document.createElement("canvas");
  canvas.width = side;
  canvas.height = side;
  const pen = canvas.getContext("2d");
  if (!pen) return undefined;
  pen.drawImage(icon, 0, 0, side, side);
  pen.fillStyle = "#c8102e";
  pen.beginPath();
  pen.arc(side - 22, 22, 22, 0, 2 * Math.PI);
  pen.fill();
  pen.fillStyle = "#ffffff";
  pen.font = "bold 32px sans-serif";
  pen.textAlign = "center";
  pen.textBaseline = "middle";
  pen.fillText(text, side - 22, 24);
  return canvas.toDataURL("image/png");
}
