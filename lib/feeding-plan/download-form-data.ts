/** What the action of the PDF is asked: the answers as a query, and the language. */
export function toDownloadFormData(answers: string, locale: string): FormData {
  const data = new FormData();
  data.set('answers', answers);
  data.set('locale', locale);
  return data;
}
