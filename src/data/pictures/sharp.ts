import sharp from "sharp";

// Settings of the whole process. One thread for a picture: the caller limits how many are made at once. This is sharp's own choice on most
// systems; elsewhere one picture would take all cores.
sharp.concurrency(1);
// No picture is made twice of the same bytes, and the cache would keep up to 50 MB of decoded pictures.
sharp.cache(false);

/** The decoders and encoders of pictures. Import the module when the first picture is made: a server that only shows pages does without them. */
export { sharp };
