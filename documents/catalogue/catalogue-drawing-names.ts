/** The drawings of the catalogue's front cover and of its contact page, named as in `public/art`. */
export const catalogueDrawingNameByPage = { cover: 'hero/maera-star-tall', contact: 'sections/exports' };
