import { pool } from './name-pools.ts';

export const kannada = pool(
  'Akshata Amulya Bhoomika Chaithra Chandana Deeksha Divyashree Harshitha Inchara Kavya Lavanya Medha Namratha Nandini Nayana Poornima Ranjitha Sahana Shilpa Shubha Sindhu Spoorthi Suma Vidya Asha',
  'Abhilash Adarsh Arun Basavaraj Bharath Chandan Darshan Girish Harsha Karthik Kiran Lohith Manjunath Mahesh Nagaraj Nandan Pavan Prajwal Puneeth Raghavendra Rakshith Sachin Shashank Shivakumar Sudeep Suhas Tejas Varun Vinay',
  'Acharya Angadi Bhat Gowda Hegde Hiremath Jois Kamath Karanth Kulkarni Mallya Murthy Nadig Nayak Pai Patil Poojary Prabhu Rao Shanbhag Shetty Shivanna Swamy Upadhya Urs',
);

export const tamil = pool(
  'Abinaya Agalya Anitha Bhuvana Charulatha Devi Dharani Gayathri Ilakkiya Indhu Janani Kanimozhi Kavitha Keerthana Lakshmi Madhumitha Malarvizhi Meenakshi Nithya Oviya Pavithra Preethi Revathi Sangeetha Saranya Shanthi Subhashini Sujatha Tamilselvi Thenmozhi Vaishnavi Yamuna',
  'Anbu Arul Arunkumar Ashwin Balaji Bharathi Dinakaran Elango Ezhil Gokul Hari Ilango Jagan Kamalesh Kathiravan Kumaran Madhavan Manikandan Murugan Naveen Palani Prabhakaran Raghu Rajesh Sakthivel Saravanan Senthil Sundar Surya Thamizh Vasanth Velan Vignesh Vimal Yuvan',
  'Annamalai Arumugam Chidambaram Devaraj Ganesan Govindan Iyengar Iyer Jayaraman Kandasamy Krishnan Kumaresan Mani Muthukumar Nagarajan Natarajan Palanisamy Periyasamy Rajendran Ramachandran Ramaswamy Sekar Selvam Shanmugam Sivakumar Subramanian Sundaram Thangavel Varadarajan Venkatesan Viswanathan',
);

export const telugu = pool(
  'Alekhya Anusha Bhargavi Deepthi Divya Hamsa Harika Himabindu Jahnavi Keerthi Lalitha Lasya Manasa Mounika Navya Pranathi Prasanna Ramya Sahithi Sirisha Snigdha Sowmya Sravani Sruthi Swapna Tejaswi Vasavi Yamini',
  'Aditya Anil Avinash Bhargav Chaitanya Charan Dheeraj Eshwar Gopichand Hemanth Jagadeesh Kalyan Kishore Koushik Lokesh Mahesh Manoj Nagendra Nithin Pavan Phani Praneeth Rajasekhar Ravi Sai Sandeep Satish Srikanth Srinivas Sunil Teja Uday Vamsi Venkat Vijay',
  'Akkineni Bandaru Bollineni Chalasani Chowdary Dasari Gaddam Gollapudi Gudipati Kandula Kolla Konda Kotha Mallela Mandava Naidu Nallamothu Pasupuleti Pothineni Raju Reddy Sriramula Tummala Vemula Yalamanchili Yerramsetti',
);

export const malayali = pool(
  'Aishwarya Ambili Anagha Anjana Arathi Aswathy Athira Bindu Devika Gopika Greeshma Jisha Karthika Lekshmi Malavika Meera Neethu Nimisha Parvathy Reshma Revathi Sandhya Sreelakshmi Sruthi Surya Veena',
  'Ajith Akhil Anoop Aravind Arun Biju Deepu Gokul Hari Jayan Jishnu Krishnan Manu Midhun Nandu Praveen Rajeev Renjith Sajith Sanal Sandeep Shyam Sreejith Sudheesh Unni Vaisakh Vishnu',
  'Chandran Das Kaimal Karunakaran Kurup Kuttan Madhavan Menon Mohanan Nair Namboothiri Nambiar Panicker Pillai Pisharody Raghavan Sasidharan Sukumaran Unnithan Varma Vasudevan Warrier',
);

export const keralaChristian = pool(
  'Aleena Alphonsa Ancy Anna Bincy Elsa Gracy Jincy Liya Merin Mariam Nimmy Rinu Rose Shiny Sneha Tessa Treesa',
  'Abin Alby Ashwin Basil Bibin Ebin Eldhose Febin Jerin Jibin Jobin Joji Lijo Linto Melvin Nibin Sebin Shaji Sijo Tijo Tobin',
  'Abraham Alexander Antony Chacko Cherian George Jacob John Joseph Kurian Kuruvilla Mathew Mathai Oommen Paul Philip Sebastian Thomas Varghese Zachariah',
);
