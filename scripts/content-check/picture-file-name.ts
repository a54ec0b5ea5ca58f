/** Endings of file names, and the names that cameras give. */
const fileName =
  /\.(?:jpe?g|png|webp|avif|svg|gif|heic|tiff?)$|^(?:img|dsc\w?|dcim|image|photo|screenshot)[\s_-]*\d+$/i;

/** True for a description of a picture that is only the name of its file: `IMG_0231`, `bowl.webp`. */
export const isPictureFileName = (description: string): boolean => fileName.test(description.trim());
