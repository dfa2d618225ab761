/** The project illustrations that are finished, in the order of the sample projects. */
export const projectPictures: { name: string }[] = [];
