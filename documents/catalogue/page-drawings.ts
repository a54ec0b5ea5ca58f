/** The drawings of the catalogue's front cover and of its contact page, named as in `public/art`. */
export const pageDrawings = { cover: 'hero/maera-star-tall', contact: 'sections/exports' };
