import type { Steps, TaskCopy } from '../task-copy';

const folder = 'content/posts/winter-walks';

/** A post with the text of another one. */
export function addPost(copy: TaskCopy): Steps {
  return {
    2: () =>
      copy.editJson(`${folder}/post.json`, (post) => {
        post.related = ['bones'];
      }),
    3: () => {
      for (const locale of copy.locales)
        copy.write(
          `${folder}/${locale}.mdx`,
          copy.read(`content/posts/bones/${locale}.mdx`).replace(/^title: "/m, 'title: "2026 '),
        );
    },
  };
}
